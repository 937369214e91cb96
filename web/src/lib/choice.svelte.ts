import { settings } from "./settings.svelte.ts";

/** The move that is pointed at. Whoever taps twice has not read what it does: it may be confirmed after a moment only. */
export class Choice {
  private pointed = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it has been pointed at for long enough. */
  settled = $state(true);

  get move(): string | null {
    return this.pointed;
  }

  set move(move: string | null) {
    if (move === this.pointed) return;
    this.pointed = move;
    clearTimeout(this.timer);
    this.settled = move === null || settings.kept.settling === 0;
    if (!this.settled) this.timer = setTimeout(() => (this.settled = true), settings.kept.settling);
  }
}
