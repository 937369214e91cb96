import type { AnyEvent as Happening, AnyOffer as Offered, GameTable, ScoreLine } from "../../lib/game.ts";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import Picture from "./Picture.svelte";
import * as phrases from "./phrases.ts";
import { plan, sounds } from "./plan.ts";
import type { AnyEvent, AnyOffer, TrenchView } from "./types.ts";

const view = (any: unknown) => any as TrenchView;
const offered = (any: Offered) => any as AnyOffer;
const events = (any: Happening[]) => any as AnyEvent[];

/** Kobolds first; what items cost and gold decide among those who fell together. */
function lines(any: unknown): ScoreLine[] {
  const { chairs, costs } = view(any);
  const wealth = chairs.map(({ gold, seen_items: items }) => (gold ?? 0) + items.reduce((sum, item) => sum + (costs[item] ?? 0), 0));
  return [
    { text: "line-kobolds", points: chairs.map(({ kobolds }) => kobolds) },
    { text: "line-wealth", points: wealth },
  ];
}

export const table: GameTable = {
  Board,
  Counted,
  Picture,
  options: {},
  tell: (event, say, names) => phrases.tell(event as AnyEvent, say, names),
  explain: (offer, say, names) => phrases.explain(offered(offer), say, names),
  label: (offer, say, names) => phrases.label(offered(offer), say, names),
  awaited: (ask, say, names, mine, offers) => phrases.awaited(ask, say, names, mine, offers.map(offered)),
  alongside: (move, offers) => offers.filter((offer) => offer.move === move),
  plan: (happened) => plan(events(happened)),
  sounds: (happened) => sounds(events(happened)),
  scores: (any) => view(any).scores,
  lines,
  total: false,
  isOver: (any) => view(any).over,
  secret: true,
};
