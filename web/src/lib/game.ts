import type { Component } from "svelte";
import type { Plan } from "./motion.ts";
import type { Knock } from "./sound.ts";
import type { Asked, Chair } from "./protocol.ts";
import type { Say } from "./speak.svelte.ts";

/** A legal move as the host offers it; games know more of theirs. */
export interface AnyOffer {
  move: string;
}

export interface AnyEvent {
  type: string;
}

/** Who sits where, as a table draws them. */
export interface Person {
  seat: number;
  name: string;
  /** The end of a name that tells it from the same name elsewhere. */
  twin?: string;
  face: string;
  chair: Chair;
  mine: boolean;
  here: boolean;
}

/** Everything a game's board is given. It draws the view, and says which move somebody points at or makes. */
export interface BoardProps {
  view: unknown;
  offers: AnyOffer[];
  ask: Asked | null;
  seenAs: number | null;
  people: Person[];
  /** The move pointed at, shown with what it would do before it is done. */
  chosen: string | null;
  /** A move that the hint names. */
  hinted: string | null;
  /** Whether moves may be made here now: false in replays, and while one is on its way. */
  live: boolean;
  choose: (move: string | null) => void;
  play: (move: string) => void;
  /** What is awaited next when a move takes two steps and the first is done; null when nothing is begun. */
  midway: (sentence: string | null) => void;
  say: Say;
}

/** One line of the count at the end: a text's name, and points by seat. */
export interface ScoreLine {
  text: string;
  points: number[];
}

/** What the browser knows of a game: how it looks and reads. It knows none of its rules. */
export interface GameTable {
  Board: Component<BoardProps>;
  /** What the end screen shows below the count, if the game has more to say. */
  Counted?: Component<{ view: unknown; people: Person[]; say: Say }>;
  /** A picture for a chapter of the rules in short. */
  Picture: Component<{ chapter: string; say: Say }>;
  /** Form fields for options of the game's own, by the option's kind. */
  options: Record<string, Component<{ value: boolean | number | string; change: (value: boolean | number | string) => void; say: Say }>>;
  /** An event as a sentence. */
  tell: (event: AnyEvent, say: Say, names: string[]) => string;
  /** What a move would do, in a sentence; a game whose moves name seats calls them by these names. */
  explain: (offer: AnyOffer, say: Say, names: string[]) => string;
  /** A move as the words on its button. */
  label: (offer: AnyOffer, say: Say, names: string[]) => string;
  /** What is awaited: of oneself, who may make these moves, or of somebody else. */
  awaited: (ask: Asked, say: Say, names: string[], mine: number | null, offers: AnyOffer[]) => string;
  /** The other moves that go with the one pointed at: the same card put elsewhere. */
  alongside: (move: string, offers: AnyOffer[]) => AnyOffer[];
  /** How events are shown as movement, and how they sound. */
  plan: (events: AnyEvent[]) => Plan;
  sounds: (events: AnyEvent[]) => Knock[];
  scores: (view: unknown) => number[] | null;
  lines: (view: unknown) => ScoreLine[];
  /** Whether the lines add up to a total that is worth showing; so they do if nothing is said. */
  total?: boolean;
  isOver: (view: unknown) => boolean;
  /** Whether seats hold secrets from each other in this game. */
  secret: boolean;
}

const COVERS = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");
const TABLES = import.meta.glob<{ table: GameTable }>("../games/*/index.ts");

/** Fetch a game's table; only those that are looked at are loaded. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES[`../games/${game}/index.ts`];
  if (load === undefined) throw new Error(`no table for ${game}`);
  return (await load()).table;
}

/** Fetch a game's cover alone: whoever chooses a game has not opened it yet. */
export async function coverOf(game: string): Promise<Component> {
  const load = COVERS[`../games/${game}/Cover.svelte`];
  if (load === undefined) throw new Error(`no cover for ${game}`);
  return (await load()).default;
}
