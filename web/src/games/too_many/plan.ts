import type { Flight, Plan } from "../../lib/motion.ts";
import type { Knock } from "../../lib/sound.ts";
import { cellOf } from "./sources.ts";
import type { AnyEvent } from "./types.ts";

const REFILL_AFTER = 300;
const CHEER_AFTER = 320;
const BETWEEN = 70;
const TOP = 5;

/** A card's place in a cave: a piece, and where smiles come from. */
export function caveAt(seat: number, at: { x: number; y: number }): string {
  return `cave-${seat}-${cellOf(at)}`;
}

/** Cards go to their cells, the queue moves up, and everyone who turned happy sends a smile to the score. */
export function plan(events: AnyEvent[]): Plan {
  const were: Record<string, string> = {};
  const origins: Record<string, string> = {};
  const delays: Record<string, number> = {};
  const flights: Flight[] = [];
  const deal = (piece: string, delay: number) => {
    were[piece] = "";
    origins[piece] = "queue";
    delays[piece] = delay;
  };
  for (const event of events) {
    if (event.type === "adopted") {
      were[caveAt(event.seat, event)] = `place-${event.place}`;
    } else if (event.type === "played-mama") {
      were[caveAt(event.seat, event)] = `mama-${event.seat}`;
    } else if (event.type === "placed") {
      were[caveAt(event.seat, event)] = "found";
    } else if (event.type === "rearranged") {
      were[caveAt(event.seat, event)] = caveAt(event.seat, { x: event.from_x, y: event.from_y });
    } else if (event.type === "took-dragon") {
      were[caveAt(event.seat, { x: 0, y: 0 })] = event.dragon;
    } else if (event.type === "refilled") {
      if (event.place !== null) {
        were[`place-${event.place}`] = `place-${TOP}`;
        delays[`place-${event.place}`] = REFILL_AFTER;
      }
      deal(`place-${TOP}`, REFILL_AFTER);
    } else if (event.type === "chose") {
      deal("found", 0);
      if (event.passed === 0) deal(`place-${TOP}`, REFILL_AFTER);
    } else if (event.type === "roared" || event.type === "dealt") {
      for (let place = 1; place <= TOP; place++) deal(`place-${place}`, place * BETWEEN);
    } else if (event.type === "cheered") {
      event.cards.forEach((card, index) => {
        flights.push({ art: "smile", from: caveAt(event.seat, card), to: `score-${event.seat}`, delay: CHEER_AFTER + index * BETWEEN });
      });
    }
  }
  return { were, origins, delays, flights };
}

const CARDS = new Set(["adopted", "placed", "played-mama", "rearranged", "took-dragon"]);

export function sounds(events: AnyEvent[]): Knock[] {
  return events.flatMap(({ type }): Knock[] => {
    if (CARDS.has(type)) return ["card"];
    if (type === "cheered") return ["token"];
    return type === "game-ended" ? ["end"] : [];
  });
}
