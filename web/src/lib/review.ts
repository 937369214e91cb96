import * as api from "./api.ts";
import type { AnyOffer, GameTable } from "./game.ts";
import type { Review, ReviewState, Turn } from "./protocol.ts";
import { inHundred } from "./reasons.ts";
import type { Say } from "./speak.svelte.ts";

const BETWEEN = 600;

/** The record that a file brought, while this window is open. */
export const shownRecord = (): string => sessionStorage.getItem("warren.record") ?? "";

export function signed(thousandths: number): string {
  const value = inHundred(Math.abs(thousandths));
  return value === 0 ? "±0" : `${thousandths < 0 ? "−" : "+"}${value}`;
}

/** The review of a table's game or, without a name, of the file's: begun if need be, told until it is done. */
export function watchReview(table: string, tell: (state: ReviewState) => void, trouble: (why: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  async function look(begin: boolean): Promise<void> {
    try {
      const state = table === "" ? await api.reviewRecord(shownRecord()) : await api.review(table, begin);
      if (over) return;
      tell(state);
      if (state.state === "waiting" || state.state === "running") timer = setTimeout(() => void look(false), BETWEEN);
    } catch (error) {
      if (!over) trouble(error instanceof Error ? error.message : String(error));
    }
  }

  void look(true);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

/** The review if it was made already; nothing is begun for it. */
export async function reviewAtHand(table: string): Promise<Review | null> {
  const state = table === "" ? await api.reviewRecord(shownRecord()) : await api.review(table, false);
  return state.review as Review | null;
}

/** A move of a turning point in words. */
export function wordsFor(offer: unknown, game: GameTable, say: Say, names: string[]): string {
  return game.explain(offer as AnyOffer, say, names);
}

/** Where a replay shows a turning point: before a choice, and after what luck did something to. */
export const momentOf = (turn: Turn): number => (turn.kind === "choice" ? turn.step - 1 : turn.step);
