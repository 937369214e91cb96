import type { Flight, Plan } from "../../lib/motion.ts";
import type { Knock } from "../../lib/sound.ts";
import type { AnyEvent, Took } from "./types.ts";

const BETWEEN_TOKENS = 50;
const REFILL_AFTER = 300;

/** Tokens paid fly onto the cards before the one taken, those found on it into the purse. */
function payments(event: Took, purse: string): Flight[] {
  const paid = Array.from({ length: event.paid }, (_, index) => ({
    art: "token",
    from: purse,
    to: `place-${index + 1}`,
    delay: index * BETWEEN_TOKENS,
  }));
  const returned = Array.from({ length: event.returned }, (_, index) => ({
    art: "token",
    from: `place-${index + 1}`,
    to: purse,
    delay: (event.paid + index) * BETWEEN_TOKENS,
  }));
  const found = Array.from({ length: event.found }, (_, index) => ({
    art: "token",
    from: `place-${event.place}`,
    to: purse,
    delay: (event.paid + index) * BETWEEN_TOKENS,
  }));
  return [...paid, ...returned, ...found];
}

/** Paying, then the card's way home, then the row closing up, then the new card out of the hatch. */
export function plan(events: AnyEvent[]): Plan {
  const origins: Record<string, string> = {};
  const delays: Record<string, number> = {};
  const flights: Flight[] = [];
  let after = 0;
  for (const event of events) {
    if (event.type === "took") {
      flights.push(...payments(event, `purse-${event.seat}`));
      after = event.paid * BETWEEN_TOKENS;
      delays[event.card] = after;
    } else if (event.type === "laid" && event.earned > 0) {
      flights.push({ art: "token", from: "deck", to: `purse-${event.seat}`, delay: after + REFILL_AFTER });
    } else if (event.type === "refilled") {
      origins[event.card] = "deck";
      delays[event.card] = after + REFILL_AFTER;
    } else if (event.type === "dealt") {
      event.row.forEach((card, index) => {
        origins[card] = "deck";
        delays[card] = index * 70;
      });
    }
  }
  return { origins, delays, flights };
}

export function sounds(events: AnyEvent[]): Knock[] {
  return events.flatMap((event): Knock[] => {
    if (event.type === "took") return event.paid + event.found > 0 ? ["token", "card"] : ["card"];
    return event.type === "game-ended" ? ["end"] : [];
  });
}
