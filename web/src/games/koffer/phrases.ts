import type { Asked } from "../../lib/protocol.ts";
import type { Say } from "../../lib/speak.svelte.ts";
import { awaitedText, capital } from "../../lib/words.ts";
import { colourOf } from "./symbols.ts";
import type { AnyEvent, Take } from "./types.ts";

export function valueOf(card: string): number {
  return Number(card.slice(1));
}

export function cardText(card: string, say: Say): string {
  return say("card", { colour: say(`colour-${colourOf(card)}`), value: valueOf(card) });
}

export function tell(event: AnyEvent, say: Say, names: string[]): string {
  const name = (seat: number) => names[seat] ?? "?";
  switch (event.type) {
    case "dealt": {
      const dealt = say("event-dealt", { game: event.game, seat: name(event.first) });
      const cards = event.specials.map((number) => `${number} ${say(`special-${number}`)}`).join(", ");
      return cards === "" ? dealt : `${dealt} ${say("event-dealt-specials", { cards })}`;
    }
    case "took": {
      const { paid, returned, found } = event;
      return say("event-took", { seat: name(event.seat), card: cardText(event.card, say), paid, returned, found });
    }
    case "laid":
      return say("event-laid", { face: event.face, earned: event.earned });
    case "refilled":
      return capital(say("event-refilled", { card: cardText(event.card, say) }));
    case "last-round":
      return say("event-last-round");
    case "game-ended": {
      const scores = event.points.map((points, seat) => `${name(seat)} ${points}`).join(", ");
      return say("event-game-ended", { game: event.game, scores });
    }
  }
}

export function explain(offer: Take, say: Say): string {
  const { cost, returned, found, face, earned } = offer;
  return capital(say("offer-take", { card: cardText(offer.card, say), cost, returned, found, face, earned }));
}

export function label(offer: Take, say: Say): string {
  return say(offer.face === "aside" ? "button-aside" : "button-take", { card: cardText(offer.card, say) });
}

export function awaited(ask: Asked, say: Say, names: string[], mine: number | null): string {
  return awaitedText(ask, say, names, mine, say("ask-over"), () => "prompt-take", "take");
}
