import type { Asked } from "../../lib/protocol.ts";
import type { Say } from "../../lib/speak.svelte.ts";
import { awaitedText, capital } from "../../lib/words.ts";
import { isBasic, isDragon, resourceOf } from "./cards.ts";
import { signed } from "./score.ts";
import type { AnyEvent, AnyOffer, Chose, Face, Laid, Outlook, Rearranged, Refilled, Turned } from "./types.ts";

/** A card in words: `crystal-a` is crystal kobold a. */
export function cardText(card: string, say: Say): string {
  const [resource = "", kind = ""] = card.split("-");
  if (!isBasic(resource)) return say(`card-${card}`);
  const named = { resource: say(`resource-${resource}`), letter: kind };
  return say(kind === "dragon" ? "card-dragon" : "card-kobold", named);
}

export function cellText(x: number, y: number): string {
  return `${x},${y}`;
}

/** What a move would do; sentences as Python makes them, with a capital. */
export function explain(offer: AnyOffer, say: Say): string {
  return capital(explained(offer, say));
}

function explained(offer: AnyOffer, say: Say): string {
  switch (offer.kind) {
    case "adopt":
    case "mama":
    case "place":
      return say("offer-lay", { card: cardText(offer.card, say), cell: cellText(offer.x, offer.y) }) + outlookText(offer.outlook, say);
    case "rearrange": {
      const cells = { source: cellText(offer.from_x, offer.from_y), cell: cellText(offer.x, offer.y) };
      return say("offer-rearrange", { card: cardText(offer.card, say), ...cells }) + outlookText(offer.outlook, say);
    }
    case "choice":
      return say("offer-choice", { resource: say(`resource-${offer.resource}`), left: offer.left });
    case "roar":
      return say("offer-roar", { cards: offer.cards });
    case "dragon":
      return say("offer-dragon", { resource: say(`resource-${offer.resource}`) });
  }
}

/** Who would turn happy, what would still be lacking, and the points. */
function outlookText({ gain, turns, lacks }: Outlook, say: Say): string {
  const points = say("offer-gain", { sign: gain < 0 ? "minus" : "plus", gain: Math.abs(gain) });
  const happy = turns.length === 0 ? "" : more(say("offer-turns", { cards: turnedText(turns, say) }), say);
  const wants = lacks.map((want) => say(`want-${want}`)).join(", ");
  return `, ${points}${happy}${wants === "" ? "" : more(say("offer-lacks", { wants }), say)}`;
}

/** Words that follow others in one sentence. */
const more = (words: string, say: Say): string => say("offer-more", { words });

function turnedText(cards: Turned[], say: Say): string {
  return cards.map(({ card }) => cardText(card, say)).join(", ");
}

export function label(offer: AnyOffer, say: Say): string {
  if (offer.kind === "roar") return say("button-roar");
  if (offer.kind === "choice" || offer.kind === "dragon") return say(`button-${offer.kind}`, { resource: say(`resource-${offer.resource}`) });
  return capital(say(`button-${offer.kind}`, { card: cardText(offer.card, say) }));
}

/** What to do now, as the moves that are offered have it. */
function prompt(ask: Asked, offers: AnyOffer[]): string {
  if (ask.kind !== "turn") return `prompt-${ask.kind}`;
  return offers.some(({ kind }) => kind === "adopt") ? "prompt-turn" : "prompt-mama";
}

export function awaited(ask: Asked, say: Say, names: string[], mine: number | null, offers: AnyOffer[]): string {
  return awaitedText(ask, say, names, mine, say("ask-over"), () => prompt(ask, offers));
}

export function tell(event: AnyEvent, say: Say, names: string[]): string {
  const name = (seat: number) => names[seat] ?? "?";
  switch (event.type) {
    case "dealt":
      return say("event-dealt", { seat: name(event.first) });
    case "took-dragon":
      return say("event-took-dragon", { seat: name(event.seat), resource: say(`resource-${resourceOf(event.dragon)}`) });
    case "adopted":
    case "placed":
      return say(`event-${event.type}`, { seat: name(event.seat), card: cardText(event.card, say), cell: cellText(event.x, event.y) });
    case "refilled":
      return tellRefilled(event, say);
    case "closed-up":
      return say("event-closed-up", { left: event.left });
    case "played-mama":
      return say("event-played-mama", { seat: name(event.seat), cell: cellText(event.x, event.y) });
    case "chose":
      return tellChose(event, say, name(event.seat));
    case "rearranged":
      return tellRearranged(event, say, name(event.seat));
    case "roared":
      return say("event-roared", { seat: name(event.seat) });
    case "cheered":
      return say("event-cheered", { seat: name(event.seat), cards: turnedText(event.cards, say), count: event.cards.length });
    case "game-ended": {
      const scores = event.points.map((points, seat) => `${name(seat)} ${points}`).join(", ");
      return say("event-game-ended", { scores });
    }
  }
}

function tellRefilled({ place, card, top }: Refilled, say: Say): string {
  if (card !== null) return say("event-refilled", { card: cardText(card, say), place: place ?? 0 });
  return top === null ? say("event-queue-empty") : say("event-new-top", { card: cardText(top, say) });
}

function tellChose({ resource, card, passed }: Chose, say: Say, seat: string): string {
  return say("event-chose", { seat, passed, resource: say(`resource-${resource}`), card: cardText(card, say) });
}

function tellRearranged(event: Rearranged, say: Say, seat: string): string {
  const cells = { source: cellText(event.from_x, event.from_y), cell: cellText(event.x, event.y) };
  return say("event-rearranged", { seat, card: cardText(event.card, say), ...cells });
}

/** What a card shows, in words. */
export function faceText(card: string, face: Face | undefined, say: Say): string {
  if (face === undefined || isDragon(card)) return cardText(card, say);
  const gives = face.gives === null ? say("gives-nothing") : say("gives", { resource: say(`resource-${face.gives}`) });
  const mushrooms = face.mushrooms === 0 ? [] : [say("mushrooms", { count: face.mushrooms })];
  return say("card-says", { card: cardText(card, say), words: [gives, ...wishes(card, face, say), ...mushrooms].join(", ") });
}

/** What a card wants, and what it is worth when it has it. */
function wishes(card: string, { wants, happy, shy }: Face, say: Say): string[] {
  if (card === "goblin") return [say("never-happy")];
  const wanted = wants.length === 0 ? say("wants-nothing") : say("wants", { wants: wants.map((want) => say(`want-${want}`)).join(", ") });
  return [wanted, say("worth", { happy: signed(happy), shy: signed(shy) })];
}

/** A card of a cave in words: where it lies, how it feels, and what it still lacks. */
export function laidText(laid: Laid, face: Face | undefined, say: Say): string {
  const place = say(laid.happy ? "laid-happy" : "laid-shy", { card: cardText(laid.card, say), cell: cellText(laid.x, laid.y) });
  const by = (state: string) => (face?.wants ?? []).filter((_, index) => laid.met[index] === state).map((want) => say(`want-${want}`)).join(", ");
  const lacks = laid.happy ? "" : by("lacking");
  const gives = face?.gives == null ? "" : say("gives", { resource: say(`resource-${face.gives}`) });
  const mama = by("mama");
  return [
    place,
    gives,
    lacks === "" ? "" : say("offer-lacks", { wants: lacks }),
    mama === "" ? "" : say("by-mama", { wants: mama }),
    laid.mushrooms === 0 ? "" : say("mushrooms-near", { count: laid.mushrooms }),
  ]
    .filter((words) => words !== "")
    .join(", ");
}
