import type { Asked } from "../../lib/protocol.ts";
import type { Say } from "../../lib/speak.svelte.ts";
import { awaitedText, capital } from "../../lib/words.ts";
import type { AnyEvent, AnyOffer, Flashed } from "./types.ts";

/** A token in words: `!ball` is a flash for balls. */
export function tokenText(token: string, say: Say): string {
  if (token === "?") return say("token-hidden");
  if (token.startsWith("!")) return say("token-flash", { toy: say(`toy-${token.slice(1)}`) });
  return say(`token-${token}`);
}

export function explain(offer: AnyOffer, say: Say): string {
  if (offer.kind === "place") {
    const { section, danger, faces } = offer;
    return capital(say("offer-place", { section, danger, faces }));
  }
  return capital(say("offer-grab", { token: tokenText(offer.token, say), section: offer.section, last: String(offer.last) }));
}

export function label(offer: AnyOffer, say: Say): string {
  if (offer.kind === "place") return say("button-place", { section: offer.section });
  return capital(say("button-grab", { token: tokenText(offer.token, say) }));
}

/** What to do now: place, fetch, or either, as the moves that are offered have it. */
function prompt(ask: Asked, offers: AnyOffer[]): string {
  if (ask.kind === "grab") return "prompt-grab";
  if (offers.every(({ kind }) => kind === "place")) return "prompt-place";
  return offers.every(({ kind }) => kind === "grab") ? "prompt-fetch" : "prompt-turn";
}

export function awaited(ask: Asked, say: Say, names: string[], mine: number | null, offers: AnyOffer[]): string {
  return awaitedText(ask, say, names, mine, say("ask-over"), () => prompt(ask, offers), ask.kind === "grab" ? "grab" : "turn");
}

const next = (beam: number): number => (beam % 7) + 1;

export function tell(event: AnyEvent, say: Say, names: string[]): string {
  const name = (seat: number) => names[seat] ?? "?";
  switch (event.type) {
    case "dealt":
      return say("event-dealt", { game: event.game, seat: name(event.first), section: event.beam, next: next(event.beam) });
    case "placed":
      return say("event-placed", { seat: name(event.seat), section: event.section });
    case "grabbed":
      return say("event-grabbed", { seat: name(event.seat), section: event.section, token: tokenText(event.token, say) });
    case "uncovered":
      return say("event-uncovered", { seat: name(event.seat), section: event.section, token: tokenText(event.token, say) });
    case "gem-set":
      return say("event-gem-set", { seat: name(event.seat), points: event.points });
    case "rolled":
      return say("event-rolled", { section: event.beam, next: next(event.beam) });
    case "caught":
      return say("event-caught", { seat: name(event.seat), section: event.section, pawns: event.pawns });
    case "refilled":
      return say("event-refilled", { count: event.laid.length });
    case "flashed":
      return tellFlashed(event, say, name);
    case "game-ended": {
      const scores = event.points.map((points, seat) => `${name(seat)} ${points}`).join(", ");
      return say("event-game-ended", { game: event.game, why: say(`reason-${event.reason}`), scores });
    }
  }
}

/** A scored flash: who has most of its toy. */
function tellFlashed(event: Flashed, say: Say, name: (seat: number) => string): string {
  const toy = say(`toy-${event.toy}`);
  if (event.seats.length === 0) return say("event-flashed-nobody", { toy });
  const seats = event.seats.map(name).join(", ");
  return say("event-flashed", { toy, seats, tied: String(event.seats.length > 1), tiles: event.tiles });
}
