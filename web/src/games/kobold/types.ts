// Written by `make types` from the Python structs; do not edit.

/** A space: its token in notation, `?` face down, `.` empty. */
export interface Space {
  token: string;
  shut: boolean;
}

/** A section: its spaces, every seat's pawns, and how many faces of the die would light it at the next roll. */
export interface Section {
  spaces: Space[];
  pawns: number[];
  lit: boolean;
  danger: number;
}

/** What a seat has: pawns in hand, loose toys and gems, kobolds, tiles, and points in gem trophies. */
export interface Loot {
  hand: number;
  toys: Record<string, number>;
  gems: Record<string, number>;
  kobolds: number;
  tiles: number;
  gem_points: number;
}

/** A toy's trophy, and who would have it now: the seat with strictly most, or those who tie. */
export interface ToyTrophy {
  toy: string;
  points: number;
  leader: number | null;
  tied: number[];
}

/** A KOBOLD table as a seat or a spectator knows it. */
export interface KoboldView {
  seats: number;
  you: number | null;
  turn: number | null;
  first: number;
  side: string;
  fetching: boolean;
  beam: number;
  sections: Section[];
  supply: number;
  removed: Record<string, number>;
  loot: Loot[];
  gem_trophies: number[];
  toy_trophies: ToyTrophy[];
  flashes: string[];
  die: number | null;
  faces: number[];
  game: number;
  games: number;
  totals: number[];
  scores: number[];
  lines: Record<string, number>[];
  ended: string;
  over: boolean;
}

/** A game begins: its number in the match, the first seat, and the section where the beam begins. */
export interface Dealt {
  type: "dealt";
  game: number;
  first: number;
  beam: number;
}

/** A seat put a pawn into a section. */
export interface Placed {
  type: "placed";
  seat: number;
  section: number;
}

/** A pawn went home with a token that lay face up. */
export interface Grabbed {
  type: "grabbed";
  seat: number;
  section: number;
  space: number;
  token: string;
}

/** A pawn went home with a token that lay face down; now everybody sees it. */
export interface Uncovered {
  type: "uncovered";
  seat: number;
  section: number;
  space: number;
  token: string;
}

/** A seat swapped four gems for a trophy of so many points. */
export interface GemSet {
  type: "gem-set";
  seat: number;
  points: number;
}

/** The die fell on a face, as the rules write it, and the beam begins at that section now. */
export interface Rolled {
  type: "rolled";
  face: "blank" | "blue 1" | "blue 2" | "yellow 1" | "yellow 2";
  beam: number;
}

/** Pawns in the light went home with nothing. */
export interface Caught {
  type: "caught";
  seat: number;
  section: number;
  pawns: number;
}

/** A token that came to lie on a space, `?` if it lies face down. */
export interface LaidToken {
  section: number;
  space: number;
  token: string;
}

/** Tokens came from the supply. */
export interface Refilled {
  type: "refilled";
  laid: LaidToken[];
}

/** A flash was scored: those with most of its toy got so many tiles each. */
export interface Flashed {
  type: "flashed";
  toy: string;
  seats: number[];
  tiles: number;
}

/** A game is over: why, and every seat's points line by line, lines without points left out. */
export interface GameEnded {
  type: "game-ended";
  game: number;
  reason: string;
  points: number[];
  lines: Record<string, number>[];
}

/** Placing a pawn; `danger` of `faces` faces of the die would light the section at the next roll. */
export interface Place {
  kind: "place";
  move: string;
  section: number;
  danger: number;
  faces: number;
}

/** Taking a token, `?` if face down; it may begin a Fetch, and after the last the die is rolled. */
export interface Grab {
  kind: "grab";
  move: string;
  section: number;
  space: number;
  token: string;
  begins: boolean;
  last: boolean;
}

export type AnyEvent = Dealt | Placed | Grabbed | Uncovered | GemSet | Rolled | Caught | Refilled | Flashed | GameEnded;

export type AnyOffer = Place | Grab;
