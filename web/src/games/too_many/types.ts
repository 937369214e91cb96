// Written by `make types` from the Python structs; do not edit.

/** A card in a cave: where, in what mood, and each of its wants `given`, given by `mama`, or `lacking`. */
export interface Laid {
  card: string;
  x: number;
  y: number;
  happy: boolean;
  met: string[];
  mushrooms: number;
}

/** The cells a cave could still grow into, its own included. */
export interface Reach {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A seat's cave, and what it has in hand: Mama, and its powers unless those are for others to remember. */
export interface CaveSeen {
  cards: Laid[];
  reach: Reach;
  mama: boolean;
  powers: Record<string, number> | null;
  excellent: boolean;
}

/** What a card shows: what it gives and wants, its values, and its mushrooms. */
export interface Face {
  gives: string | null;
  wants: string[];
  happy: number;
  shy: number;
  mushrooms: number;
}

/** A Too Many Kobolds table as a seat or a spectator knows it. */
export interface TooManyView {
  seats: number;
  you: number | null;
  turn: number | null;
  first: number;
  head: string[];
  top: string | null;
  queue: number;
  found: string | null;
  left: Record<string, number>;
  clear: Record<string, number>;
  dragons: string[];
  caves: CaveSeen[];
  faces: Record<string, Face>;
  memory: boolean;
  excellent: number;
  scores: number[];
  lines: Record<string, number>[];
  over: boolean;
}

/** The game begins: the first seat, every seat's dragon unless they choose, the head and the queue's top. */
export interface Dealt {
  type: "dealt";
  first: number;
  dragons: (string | null)[];
  head: string[];
  top: string | null;
}

/** A seat chose its dragon. */
export interface TookDragon {
  type: "took-dragon";
  seat: number;
  dragon: string;
}

/** A seat adopted from a place of the head, or from 5, the queue's top, and laid the card at x, y. */
export interface Adopted {
  type: "adopted";
  seat: number;
  place: number;
  card: string;
  x: number;
  y: number;
}

/** The queue moved up: its top took a place of the head, unless it was adopted itself; another is on top. */
export interface Refilled {
  type: "refilled";
  place: number | null;
  card: string | null;
  top: string | null;
}

/** The queue is empty, and so many cards of the head closed up. */
export interface ClosedUp {
  type: "closed-up";
  left: number;
}

/** A seat laid its Mama. */
export interface PlayedMama {
  type: "played-mama";
  seat: number;
  x: number;
  y: number;
}

/** A seat named a resource; the queue's first such card was found below so many others, and something is on top. */
export interface Chose {
  type: "chose";
  seat: number;
  resource: string;
  passed: number;
  card: string;
  top: string | null;
}

/** A seat laid the card that Choice had found. */
export interface Placed {
  type: "placed";
  seat: number;
  card: string;
  x: number;
  y: number;
}

/** A seat moved a card of its cave. */
export interface Rearranged {
  type: "rearranged";
  seat: number;
  card: string;
  from_x: number;
  from_y: number;
  x: number;
  y: number;
}

/** Head and queue were shuffled together; here is the new head, and the new top. */
export interface Roared {
  type: "roared";
  seat: number;
  head: string[];
  top: string | null;
}

/** A card that turned happy, and where it lies. */
export interface Turned {
  card: string;
  x: number;
  y: number;
}

/** Cards of a cave turned happy, the dragon perhaps among them. */
export interface Cheered {
  type: "cheered";
  seat: number;
  cards: Turned[];
}

/** The game is over: every seat's points, and line by line, lines without points left out. */
export interface GameEnded {
  type: "game-ended";
  points: number[];
  lines: Record<string, number>[];
}

/** What a card would do on a cell: who would turn happy, what it would still lack, and points won or lost. */
export interface Outlook {
  turns: Turned[];
  lacks: string[];
  gain: number;
}

/** Adopting the card of a place, 5 being the queue's top, onto a cell. */
export interface Adopt {
  kind: "adopt";
  move: string;
  place: number;
  card: string;
  x: number;
  y: number;
  outlook: Outlook;
}

/** Laying Mama. */
export interface PlayMama {
  kind: "mama";
  move: string;
  card: string;
  x: number;
  y: number;
  outlook: Outlook;
}

/** Laying the card that Choice found. */
export interface Place {
  kind: "place";
  move: string;
  card: string;
  x: number;
  y: number;
  outlook: Outlook;
}

/** Naming a resource, of which the queue has so many cards. */
export interface Choose {
  kind: "choice";
  move: string;
  resource: string;
  left: number;
}

/** Shuffling head and queue, so many cards in all. */
export interface Roar {
  kind: "roar";
  move: string;
  cards: number;
}

/** Moving a card of one's cave. */
export interface Rearrange {
  kind: "rearrange";
  move: string;
  card: string;
  from_x: number;
  from_y: number;
  x: number;
  y: number;
  outlook: Outlook;
}

/** Choosing a dragon. */
export interface TakeDragon {
  kind: "dragon";
  move: string;
  dragon: string;
  resource: string;
}

export type AnyEvent = Dealt | TookDragon | Adopted | Refilled | ClosedUp | PlayedMama | Chose | Placed | Rearranged | Roared | Cheered | GameEnded;

export type AnyOffer = Adopt | PlayMama | Place | Choose | Roar | Rearrange | TakeDragon;
