import type { AnyOffer, TrenchView } from "./types.ts";

/** When somebody wants to be asked at moments in which they may only play items or pass. */
export type Wish = "always" | "concerned" | "until-turn" | "this-kind";
export const WISHES: readonly Wish[] = ["always", "concerned", "until-turn", "this-kind"];

/** A wish that stands: since which turn and event, and for which kind of question. */
export interface Preset {
  wish: Wish;
  turn: string;
  event: string;
  kind: string;
}

export const ALWAYS: Preset = { wish: "always", turn: "", event: "", kind: "" };

/** Moments in which passing decides something of one's own: these are never passed by themselves. */
const DECISIVE = new Set(["last-gone"]);

const turnOf = ({ round, active }: TrenchView): string => `${round}.${active}`;
const eventOf = (view: TrenchView): string => `${turnOf(view)}.${view.event?.name ?? ""}`;

export function wishFrom(wish: Wish, view: TrenchView, kind: string): Preset {
  return wish === "always" ? ALWAYS : { wish, turn: turnOf(view), event: eventOf(view), kind };
}

/** Whether what goes on concerns a seat, as everybody can see: it is active, rival, debtor, or about to lose a kobold. */
export function concerns({ active, going }: TrenchView, seat: number): boolean {
  return [active, going.rival, going.debtor, going.losing].includes(seat);
}

/** Whether a wish is over: "until my turn" when it comes, "this kind" with the event or the turn. */
export function isOver(preset: Preset, view: TrenchView, seat: number): boolean {
  if (preset.wish === "until-turn") return view.active === seat && turnOf(view) !== preset.turn;
  return preset.wish === "this-kind" && eventOf(view) !== preset.event;
}

export function mayPass(offers: AnyOffer[]): boolean {
  return offers.some((offer) => offer.kind === "word" && offer.word === "pass");
}

/** Whether to pass without asking. Never when something is to be decided, and never by what the seat holds. */
export function passes(preset: Preset, view: TrenchView, kind: string, offers: AnyOffer[], seat: number): boolean {
  if (!mayPass(offers) || DECISIVE.has(kind) || isOver(preset, view, seat)) return false;
  switch (preset.wish) {
    case "always":
      return false;
    case "concerned":
      return !concerns(view, seat);
    case "until-turn":
      return true;
    case "this-kind":
      return kind === preset.kind;
  }
}
