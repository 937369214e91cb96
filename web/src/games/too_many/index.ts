import type { AnyEvent as Happening, AnyOffer as Offered, GameTable } from "../../lib/game.ts";
import { scoreLines } from "../../lib/lines.ts";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import Picture from "./Picture.svelte";
import * as phrases from "./phrases.ts";
import { plan, sounds } from "./plan.ts";
import { LINES } from "./score.ts";
import type { AnyEvent, AnyOffer, TooManyView } from "./types.ts";

const view = (any: unknown) => any as TooManyView;
const offered = (any: Offered) => any as AnyOffer;
const events = (any: Happening[]) => any as AnyEvent[];

export const table: GameTable = {
  Board,
  Counted,
  Picture,
  options: {},
  tell: (event, say, names) => phrases.tell(event as AnyEvent, say, names),
  explain: (offer, say) => phrases.explain(offered(offer), say),
  label: (offer, say) => phrases.label(offered(offer), say),
  awaited: (ask, say, names, mine, offers) => phrases.awaited(ask, say, names, mine, offers.map(offered)),
  alongside: (move, offers) => offers.filter((offer) => offer.move === move),
  plan: (happened) => plan(events(happened)),
  sounds: (happened) => sounds(events(happened)),
  scores: (any) => view(any).scores,
  lines: (any) => scoreLines(LINES, view(any).lines),
  isOver: (any) => view(any).over,
  secret: false,
};
