// Written by `make types` from the Python structs; do not edit.

/** A card of the row and the tokens on it. */
export interface RowCard {
  card: string;
  tokens: number;
}

/** A card in a display; `card` is None where it is veiled. */
export interface DisplayCard {
  card: string | null;
  up: boolean;
}

/** What lies before a seat: tokens, a sequence per colour, and a card set aside (special card 8). */
export interface Display {
  tokens: number;
  sequences: Record<string, DisplayCard[]>;
  aside: string | null;
  may_put_aside: boolean;
}

/** A Koffer table as a seat or a spectator knows it. */
export interface KofferView {
  seats: number;
  you: number | null;
  turn: number | null;
  first: number;
  row: RowCard[];
  deck: number;
  box: number;
  last_round: boolean;
  specials: number[];
  displays: Display[];
  last_value: number | null;
  game: number;
  games: number;
  totals: number[];
  scores: number[] | null;
  lines: Record<string, number>[] | null;
  over: boolean;
  memory: boolean;
}

/** A game begins: its number in the match, the first seat, the special cards and the row. */
export interface Dealt {
  type: "dealt";
  game: number;
  first: number;
  specials: number[];
  row: string[];
}

/** A seat took a card: from which place, what it paid, got back and found on it. */
export interface Took {
  type: "took";
  seat: number;
  place: number;
  card: string;
  paid: number;
  returned: number;
  found: number;
}

/** The card came to lie in the display; `earned` tokens came from the box. */
export interface Laid {
  type: "laid";
  seat: number;
  card: string;
  face: "aside" | "down" | "up";
  earned: number;
}

/** A card was turned from the deck into the last place. */
export interface Refilled {
  type: "refilled";
  card: string;
  place: number;
}

/** The deck is empty; the round is finished (KF-E1). */
export interface LastRound {
  type: "last-round";
}

/** A game is over: every seat's points line by line, lines without points left out. */
export interface GameEnded {
  type: "game-ended";
  game: number;
  points: number[];
  lines: Record<string, number>[];
}

/** Taking a card: what it costs, what comes with it and how it would lie. */
export interface Take {
  kind: "take";
  move: string;
  place: number;
  card: string;
  cost: number;
  returned: number;
  found: number;
  earned: number;
  face: "aside" | "down" | "up";
}

export type AnyEvent = Dealt | Took | Laid | Refilled | LastRound | GameEnded;

export type AnyOffer = Take;
