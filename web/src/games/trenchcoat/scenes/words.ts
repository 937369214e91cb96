import type { Say } from "../../../lib/speak.svelte.ts";
import { capital } from "../../../lib/words.ts";

/** A stake in words: gold, or a kobold. */
export function stakeText(stake: string, say: Say): string {
  return stake === "kobold" || stake === "item" ? say(`worth-${stake}`) : say("worth-gold", { gold: Number(stake) });
}

/** A choice that is a word, or a number as it stands. */
export function choiceText(choice: string, say: Say): string {
  return /^\d+$/.test(choice) ? choice : say(`choice-${choice}`);
}

/** A short answer as the word on its button. */
export function answerText(word: string, say: Say): string {
  return capital(say(`offer-${word}`));
}
