import type { AnyOffer as Offered, Person } from "../../../lib/game.ts";
import type { Asked } from "../../../lib/protocol.ts";
import type { Say } from "../../../lib/speak.svelte.ts";
import type { AnyOffer, BoutShown, Guessed, KoboldShown, Played, SeatSeen, Threw, TrenchView } from "../types.ts";

/** What a scene is given: the table, what may be answered, and how answers are pointed at and made. */
export interface SceneProps {
  view: TrenchView;
  offers: Offered[];
  ask: Asked | null;
  people: Person[];
  live: boolean;
  chosen: string | null;
  hinted: string | null;
  choose: (move: string | null) => void;
  play: (move: string) => void;
  say: Say;
}

/** What is shown of a challenge one after the other. */
export type Shown = Threw | BoutShown | Guessed | KoboldShown;

/** What each challenge's own picture is given. */
export interface BoutProps {
  view: TrenchView;
  /** The two, the active one first. */
  pair: readonly [Person, Person];
  offers: AnyOffer[];
  ask: Asked | null;
  /** What has been shown so far, the last one last. */
  said: Shown[];
  /** Whether all that happened has been shown. */
  done: boolean;
  live: boolean;
  chosen: string | null;
  hinted: string | null;
  point: (offer: AnyOffer) => void;
  say: Say;
}

type Heard = TrenchView["lately"][number];
type Of<K extends AnyOffer["kind"]> = Extract<AnyOffer, { kind: K }>;

const SHOWN = new Set(["threw", "bout-shown", "guessed", "kobold-shown"]);

export function isShown(event: Heard): event is Shown {
  return SHOWN.has(event.type);
}

/** The offers of a kind, with a verb if it has one. */
export function offersOf<K extends AnyOffer["kind"]>(offers: AnyOffer[], kind: K, verb?: string): Of<K>[] {
  return offers.filter((offer): offer is Of<K> => offer.kind === kind && (verb === undefined || ("verb" in offer && offer.verb === verb)));
}

export function throwsIn(said: Shown[]): Threw[] {
  return said.filter((event): event is Threw => event.type === "threw");
}

export function koboldsIn(said: Shown[]): KoboldShown[] {
  return said.filter((event): event is KoboldShown => event.type === "kobold-shown");
}

/** The two choices that were shown last, if they have been. */
export function choicesIn(said: Shown[]): readonly string[] | null {
  return said.findLast((event): event is BoutShown => event.type === "bout-shown")?.choices ?? null;
}

/** Whether a seat has given an answer that is still hidden: it was asked with the others, and is not asked any more. */
export function isSealed(ask: Asked | null, kind: string, seat: number): boolean {
  return ask !== null && ask.kind === kind && !ask.seats.includes(seat);
}

/** One's own hidden answer, without its verb: `4` for `spend 4`. */
export function ownAnswer(view: TrenchView): string | null {
  return view.mine?.answer?.split(" ").at(-1) ?? null;
}

/** How long each happening is shown, in milliseconds at usual speed; many throws hurry, the last one does not. */
export function times(shown: Shown[]): number[] {
  const quick = Math.max(230, Math.min(620, 2600 / Math.max(1, shown.length)));
  return shown.map(({ type }, at) => (at === shown.length - 1 ? 700 : type === "threw" ? quick : type === "bout-shown" ? 650 : 250));
}

/** The Ghost that has just named the winner. */
export function ghostIn(view: TrenchView): Played | null {
  return view.lately.find((event): event is Played => event.type === "played" && event.item === "ghost-in-a-jar") ?? null;
}

/** The seats whose shown bids are the lowest of those shown. */
export function lowestOf(chairs: SeatSeen[]): number[] {
  const bids = chairs.flatMap(({ bid, cloaked, inside }, seat) => (bid === null || cloaked || !inside ? [] : [{ seat, bid }]));
  const least = Math.min(...bids.map(({ bid }) => bid));
  return bids.filter(({ bid }) => bid === least).map(({ seat }) => seat);
}

/** The six things that may be meant: those that can be guessed and those that were; for onlookers the letter's. */
export function litThings(offers: AnyOffer[], market: string[], letter: string | null): string[] {
  if (letter === null) return offersOf(offers, "thing").map(({ thing }) => thing);
  return market.filter((thing) => thing.startsWith(letter));
}

/** Of the offered amounts, the greatest that is not above a number. */
export function amountUpTo(amounts: number[], most: number): number {
  return amounts.filter((amount) => amount <= most).at(-1) ?? amounts[0] ?? 0;
}
