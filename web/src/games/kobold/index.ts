import type { AnyEvent as Happening, AnyOffer as Offered, GameTable, ScoreLine } from "../../lib/game.ts";
import { scoreLines } from "../../lib/lines.ts";
import Board from "./Board.svelte";
import BoardSide from "./BoardSide.svelte";
import Counted from "./Counted.svelte";
import Picture from "./Picture.svelte";
import * as phrases from "./phrases.ts";
import { plan, sounds } from "./plan.ts";
import type { AnyEvent, AnyOffer, KoboldView } from "./types.ts";

const LINES = ["gem-trophies", "toy-trophies", "tiles", "kobolds"];

const view = (any: unknown) => any as KoboldView;
const offered = (any: Offered) => any as AnyOffer;
const events = (any: Happening[]) => any as AnyEvent[];

function lines(any: unknown): ScoreLine[] {
  const { lines: bySeat, games, totals } = view(any);
  const now = scoreLines(LINES, bySeat);
  return games > 1 ? [...now, { text: "line-earlier", points: totals }] : now;
}

export const table: GameTable = {
  Board,
  Counted,
  Picture,
  options: { BoardSide },
  tell: (event, say, names) => phrases.tell(event as AnyEvent, say, names),
  explain: (offer, say) => phrases.explain(offered(offer), say),
  label: (offer, say) => phrases.label(offered(offer), say),
  awaited: (ask, say, names, mine, offers) => phrases.awaited(ask, say, names, mine, offers.map(offered)),
  alongside: (move, offers) => offers.filter((offer) => offer.move === move),
  plan: (happened) => plan(events(happened)),
  sounds: (happened) => sounds(events(happened)),
  scores: (any) => view(any).scores,
  lines,
  isOver: (any) => view(any).over,
  secret: false,
};
