import type { Rated } from "./protocol.ts";
import { speaker } from "./speak.svelte.ts";

const NEARLY_ALWAYS = 900;
const HARDLY_EVER = 50;
const ALIKE = 15;
const ENOUGH_TRIES = 10;

/** Thousandths as a number out of a hundred. */
export const inHundred = (result: number): number => Math.floor((result + 5) / 10);

/** Why the first of these moves is meant, in a sentence; null if nothing was thought. As `bots/analysis/explanations.py` has it. */
export function reasonFor(moves: Rated[], name: (move: string) => string): string | null {
  const because = speaker("bots");
  const [best, second] = moves;
  if (best === undefined) return null;
  if (best.tries === 0) return because("reason-only");
  const wins = inHundred(best.result);
  if (second === undefined || second.tries < ENOUGH_TRIES) return because("reason-alone", { wins });
  const next = name(second.move);
  if (best.share < NEARLY_ALWAYS && second.share >= HARDLY_EVER)
    return because("reason-mixed", { wins, tenths: Math.max(1, Math.floor((best.share + 50) / 100)), next });
  if (best.result - second.result < ALIKE) return because("reason-alike", { wins, next });
  return because("reason-ahead", { wins, next, others: inHundred(second.result) });
}
