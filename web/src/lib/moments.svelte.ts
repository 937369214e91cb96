import type { AnyEvent, GameTable, Person } from "./game.ts";
import { Stage } from "./motion.ts";
import { personAt } from "./people.ts";
import type { Chair } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";

/** A playing that is already known, moment by moment: a replay or a lesson. Going one on is shown as movement. */
export class Moments<Step extends { view: unknown; events: unknown }> {
  at = $state(0);
  moving = $state(false);
  readonly stage = new Stage(() => document.querySelector<HTMLElement>(".board"));
  private arrived: Promise<void> = Promise.resolve();

  constructor(
    readonly steps: Step[],
    private game: GameTable,
  ) {}

  get now(): Step {
    return this.steps[this.at]!;
  }

  get atEnd(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Go somewhere at once. */
  jump(to: number): void {
    this.stage.skip();
    this.at = Math.min(Math.max(to, 0), this.steps.length - 1);
  }

  /** Go one on. What still moves arrives at once, so that no wish to go on is ever lost. */
  async next(): Promise<void> {
    while (this.moving) {
      this.stage.skip();
      await this.arrived;
    }
    const step = this.steps[this.at + 1];
    if (step === undefined) return;
    const plan = this.game.plan(step.events as AnyEvent[]);
    this.moving = true;
    this.arrived = this.stage.show(() => (this.at += 1), plan, settings.pace).finally(() => (this.moving = false));
    await this.arrived;
  }
}

/** The people of a playing that is over: all of them are here. */
export function peopleOf(chairs: Chair[], mine: number | null): Person[] {
  return chairs.map((chair, seat) => personAt(seat, chair, seat === mine, true, chairs));
}
