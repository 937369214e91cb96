// Written by `make types` from the Python structs; do not edit.

/** A seat as everybody sees it. */
export interface Chair {
  kind: "bot" | "open" | "person";
  name: string;
  face: string;
  away: boolean;
}

/** How long people may think: `seconds` for each move, or for the whole playing, or without limit. */
export interface Clock {
  kind?: "game" | "move" | "none";
  seconds?: number;
}

/** All it takes to check a deal. */
export interface Proof {
  scheme: string;
  commitment: string;
  secret: string;
  words: string[];
}

/** A table as everybody sees it. `proof` is shown when the playing is over. */
export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  sheet: boolean;
  chairs: Chair[];
  status: "open" | "over" | "playing";
  watched: boolean;
  clock: Clock;
  commitment: string;
  proof: Proof | null;
  next: string | null;
}

/** The question the table waits on, and its number; `seconds` each asked seat has left as this is sent. */
export interface Asked {
  number: number;
  seats: number[];
  kind: string;
  seconds: (number | null)[];
}

/** Everything as it is now, for one's own seats (`you`), seen as `seen_as`. */
export interface Snapshot {
  is: "snapshot";
  feed: number;
  table: TableInfo;
  you: number[];
  seen_as: number | null;
  ask: Asked | null;
  view: unknown | null;
  offers: unknown[] | null;
}

/** One entry further: what happened, and everything as it is then. */
export interface Update {
  is: "update";
  feed: number;
  events: unknown[];
  now: Snapshot;
}

/** It was done, and is on disk; `feed` is the entry it became. `key` is a new seat's, or the holder's. */
export interface Answer {
  is: "answer";
  feed: number;
  id: string;
  key: string | null;
}

/** It was not done: a code, a sentence in the client's language, and the clause of the rules if there is one. */
export interface Refusal {
  is: "refusal";
  feed: number;
  id: string;
  code: string;
  sentence: string;
  clause: string | null;
}

/** Whose people are connected now, and how many watch. */
export interface Presence {
  is: "presence";
  feed: number;
  here: number[];
  watching: number;
}

/** Somebody who lets the table wait. `by` has asked to let a bot play for them; `agreed` and `wanted` are seats. */
export interface Stalled {
  seat: number;
  by: number | null;
  agreed: number[];
  wanted: number[];
}

/** Who has let a table without a clock wait so long that the others may ask for a bot; none if that is over. */
export interface Waiting {
  is: "waiting";
  feed: number;
  seats: Stalled[];
}

/** A move as a search sees it: its probability and value in thousandths, and its number of visits. */
export interface Rated {
  move: string;
  share: number;
  result: number;
  tries: number;
}

/** What the best search would do and why, about question `ask`; without `moves` it is what looks best at a glance. */
export interface Hint {
  is: "hint";
  feed: number;
  id: string;
  ask: number;
  move: string;
  words: string;
  moves: Rated[];
}

/** What happened with one entry of the table's log. */
export interface Told {
  feed: number;
  events: unknown[];
}

/** Everything that happened so far, as the seat may know it whose view is shown (`seen_as`). */
export interface Log {
  is: "log";
  feed: number;
  id: string;
  entries: Told[];
  seen_as: number | null;
}

/** A table that was set up. */
export interface TableName {
  table: string;
}

/** Where others reach this host. */
export interface Address {
  address: string;
}

/** Something a table may choose, and what it may be: bounds of a number, words of a way to play. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string;
  low: number;
  high: number;
  words: string[];
  about: string;
}

/** A game on offer. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  fewest: number;
  most: number;
  rules: number;
  options: OptionInfo[];
  lesson: boolean;
}

/** A piece of the rules in short. */
export interface Chapter {
  name: string;
  heading: string;
  text: string;
}

/** How the host is. */
export interface Health {
  status: string;
  version: string;
  compiled: boolean;
  tables: number;
  listeners: number;
}

/** One move of a playing, or none before the first: what happened, and what the table looked like then. */
export interface ReplayStep {
  seat: number | null;
  move: string;
  events: unknown;
  view: unknown;
  ask: Asked;
}

/** A playing from its deal to its end, as a seat or a spectator saw it. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  chairs: Chair[];
  seen_as: number | null;
  steps: ReplayStep[];
}

/** A turning point for a seat: a choice of its own, or what cards, dice and others did from `step` on. */
export interface Turn {
  kind: "choice" | "luck";
  step: number;
  before: number;
  after: number;
  made: unknown | null;
  better: unknown | null;
}

/** A seat's whole game: `line` has points of step and expectation, the last one is how it ended. */
export interface SeatReview {
  seat: number;
  line: [number, number][];
  choices: number;
  luck: number;
  decisions: number;
  worse: number;
  turns: Turn[];
}

/** A game reviewed: how many moves it had, how many games were imagined for a decision, and every seat's part. */
export interface Review {
  game: string;
  steps: number;
  simulations: number;
  seats: SeatReview[];
}

/** A review, or how far it is: decisions judged of how many. `review` is null until it is done. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  review: unknown;
}

/** A step of the guided game: what the table looks like, what is said about which part, and what is wanted. */
export interface LessonStep {
  cue: string;
  points_at: string;
  actor: "learner" | "nobody" | "other";
  move: string;
  events: unknown;
  view: unknown;
  offers: unknown;
  ask: Asked;
}

/** The guided first game. */
export interface Lesson {
  game: string;
  seats: number;
  steps: LessonStep[];
}

/** The first message: the keys of one's own seats, and the number of the last message seen, if any. */
export interface Hello {
  do: "hello";
  id: string;
  keys?: string[];
  last?: number;
  language?: "de" | "en" | "fr";
  page?: string;
  holder?: number | string | null;
}

/** The device has changed hands: from now on everything is told as this one of its seats may know it. */
export interface Hold {
  do: "hold";
  id: string;
  seat: number | string;
}

/** Take an open seat; the answer carries its key. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number | string;
  name: string;
  face?: string;
  word?: string;
  key?: string;
}

/** Another word for the shuffle before the start: that of an earlier playing is known to all. */
export interface GiveWord {
  do: "word";
  id: string;
  seat: number | string;
  word: string;
}

/** Give up a seat before the start, or dismiss a bot. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number | string;
}

/** Move over to an open seat before the start, or swap with a bot; the key goes along. */
export interface ChangeSeat {
  do: "change-seat";
  id: string;
  seat: number | string;
  to: number | string;
}

/** Put a bot on an open seat. */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  seat: number | string;
  bot: string;
}

/** Deal. */
export interface Start {
  do: "start";
  id: string;
}

/** Answer an ask: its number, and the move in notation. */
export interface Move {
  do: "move";
  id: string;
  seat: number | string;
  ask: number;
  move: string;
}

/** Get up during the playing; a bot plays on. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number | string;
}

/** Come back. */
export interface Return {
  do: "return";
  id: string;
  seat: number | string;
}

/** Ask to let a bot play for somebody who lets a table without a clock wait, agree to it, or object. */
export interface StandIn {
  do: "stand-in";
  id: string;
  seat: number | string;
  agree?: boolean;
}

/** What would the best search do, and why? The answer takes a few seconds; meanwhile anything else may be said. */
export interface WantHint {
  do: "hint";
  id: string;
  seat: number | string;
}

/** Everything that happened so far. */
export interface WantLog {
  do: "log";
  id: string;
}

/** Play again with the same people and bots; `table.next` then names the new table, which the same keys open. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** A table somebody wants. Without `clock` a listed table has one of 90 seconds a move, any other none. */
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, boolean | number | string>;
  watched?: boolean;
  listed?: boolean;
  clock?: Clock | null;
}

export type AnyCommand = Hello | Hold | Sit | GiveWord | Stand | ChangeSeat | SeatBot | Start | Move | Leave | Return | StandIn | WantHint | WantLog | Rematch;

export type AnyMessage = Snapshot | Update | Answer | Refusal | Presence | Waiting | Hint | Log;
