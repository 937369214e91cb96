import type { Flight, Plan } from "../../lib/motion.ts";
import type { Knock } from "../../lib/sound.ts";
import type { AnyEvent } from "./types.ts";

const BETWEEN = 70;
const MOST_COINS = 6;
/** What follows an item or a reveal waits until that was seen. */
const AFTER = 220;
/** How long a kobold takes to turn over on the stage. */
const TURN = 600;

/** Where a seat keeps its things. */
export const homeOf = (seat: number): string => `seat-${seat}`;

/** Cards come from their decks, coins go to and fro, items are thrown on the table, and kobolds tiptoe away. */
export function plan(events: AnyEvent[]): Plan {
  const origins: Record<string, string> = {};
  const delays: Record<string, number> = {};
  const flights: Flight[] = [];
  let time = 0;
  const send = (art: string, from: string, to: string, count = 1) => {
    for (let each = 0; each < count; each++) flights.push({ art, from, to, delay: time + each * BETWEEN });
    time += AFTER;
  };
  const come = (piece: string, anchor: string) => {
    origins[piece] = anchor;
    delays[piece] = time;
  };
  for (const event of events) {
    switch (event.type) {
      case "kobold-shown":
        time += TURN;
        break;
      case "drew-kobold":
        if (event.kobold !== null) come(`kobold-${event.kobold.name}`, "kobolds");
        else send("kobold", "kobolds", homeOf(event.seat));
        break;
      case "discarded-kobold":
        send("kobold", homeOf(event.seat), "kobolds");
        break;
      case "played":
        send(event.item, homeOf(event.seat), event.target === null ? "items" : homeOf(event.target));
        break;
      case "sold":
      case "discarded-item":
        send(event.item, homeOf(event.seat), "items");
        break;
      case "drew-item":
        send(event.item ?? "item", "items", homeOf(event.seat));
        break;
      case "bought":
        if (event.item !== null) send(event.item, "items", homeOf(event.seat));
        break;
      case "stolen":
        send(event.item ?? "item", homeOf(event.victim), homeOf(event.seat));
        break;
      case "gold-changed": {
        const coins = Math.min(Math.abs(event.change), MOST_COINS);
        if (event.change > 0) send("gold", "items", homeOf(event.seat), coins);
        else send("gold", homeOf(event.seat), "items", coins);
      }
    }
  }
  return { origins, delays, flights };
}

const SOUNDS: Partial<Record<AnyEvent["type"], Knock>> = {
  "event-turned": "card",
  "laid-kobold": "card",
  "kobold-shown": "card",
  played: "card",
  bought: "card",
  sold: "token",
  "gold-changed": "token",
  threw: "token",
  "discarded-kobold": "token",
  "game-ended": "end",
};

export function sounds(events: AnyEvent[]): Knock[] {
  return events.flatMap((event) => SOUNDS[event.type] ?? []);
}
