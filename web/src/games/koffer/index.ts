import type { AnyEvent as Happening, AnyOffer, GameTable, ScoreLine } from "../../lib/game.ts";
import { scoreLines } from "../../lib/lines.ts";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import SpecialCards from "./SpecialCards.svelte";
import * as phrases from "./phrases.ts";
import { plan, sounds } from "./plan.ts";
import type { AnyEvent, KofferView, Take } from "./types.ts";

const view = (any: unknown) => any as KofferView;
const take = (any: AnyOffer) => any as Take;
const events = (any: Happening[]) => any as AnyEvent[];

function lines(any: unknown): ScoreLine[] {
  const bySeat = view(any).lines ?? [];
  const names = [...new Set(bySeat.flatMap((line) => Object.keys(line)))];
  const earlier = view(any).games > 1 ? [{ text: "line-earlier", points: view(any).totals }] : [];
  const text = (name: string) => (name.startsWith("special-") ? name : `line-${name}`);
  return [...scoreLines(names, bySeat, text), ...earlier];
}

export const table: GameTable = {
  Board,
  Picture,
  options: { SpecialCards },
  tell: (event, say, names) => phrases.tell(event as AnyEvent, say, names),
  explain: (offer, say) => phrases.explain(take(offer), say),
  label: (offer, say) => phrases.label(take(offer), say),
  awaited: phrases.awaited,
  alongside: (move, offers) => {
    const place = offers.map(take).find((offer) => offer.move === move)?.place;
    return offers.filter((offer) => take(offer).place === place);
  },
  plan: (happened) => plan(events(happened)),
  sounds: (happened) => sounds(events(happened)),
  scores: (any) => view(any).scores,
  lines,
  isOver: (any) => view(any).over,
  secret: false,
};
