import type { Asked } from "./protocol.ts";
import type { Say } from "./speak.svelte.ts";

/** A sentence begins with a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What is awaited: nothing any more, of oneself what the game prompts, or of others what it calls that. */
export function awaitedText(
  ask: Asked,
  say: Say,
  names: string[],
  mine: number | null,
  over: string,
  prompt: () => string,
  waiting = ask.kind,
): string {
  if (ask.seats.length === 0) return over;
  if (mine !== null && ask.seats.includes(mine)) return say(prompt());
  return say(`waiting-${waiting}`, { seat: ask.seats.map((seat) => names[seat] ?? "?").join(", ") });
}
