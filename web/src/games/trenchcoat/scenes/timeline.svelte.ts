import { settings } from "../../../lib/settings.svelte.ts";
import { times, type Shown } from "./scene.ts";

/** Shows what happened one after the other. A tap, or a pace of 0, shows all at once. */
export class Timeline {
  private running = $state("");
  private count = $state(0);
  private finished = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private happened: () => Shown[],
    private name: () => string,
  ) {
    $effect(() => {
      const [name, events] = [this.name(), this.happened()];
      if (name === this.running) return;
      this.begin(name, times(events));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** What is to be seen now. */
  get said(): Shown[] {
    const events = this.happened();
    if (settings.pace === 0) return events;
    return this.name() === this.running ? events.slice(0, this.count) : [];
  }

  get done(): boolean {
    return settings.pace === 0 || this.happened().length === 0 || (this.name() === this.running && this.finished);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.count = this.happened().length;
    this.finished = true;
  }

  private begin(name: string, waits: number[]): void {
    clearTimeout(this.timer);
    this.running = name;
    this.count = 0;
    this.finished = false;
    const next = (): void => {
      if (this.count === waits.length) {
        this.finished = true;
        return;
      }
      this.count += 1;
      this.timer = setTimeout(next, (waits[this.count - 1] ?? 0) * settings.pace);
    };
    next();
  }
}

/** The last that was heard of something while it goes on, although other things are heard meanwhile. */
export function recall<T>(now: () => T | null, during: () => string): () => T | null {
  let last: T | null = null;
  let of = "";
  const value = $derived.by(() => {
    const [found, name] = [now(), during()];
    if (name !== of) last = null;
    of = name;
    last = found ?? last;
    return last;
  });
  return () => value;
}
