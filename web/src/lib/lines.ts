import type { ScoreLine } from "./game.ts";

/** Points by seat as lines in the order of these names; lines without a seat's points count nothing for it. */
export function scoreLines(names: readonly string[], bySeat: Record<string, number>[], text = (name: string) => `line-${name}`): ScoreLine[] {
  return names.map((name) => ({ text: text(name), points: bySeat.map((line) => line[name] ?? 0) }));
}
