import type { Flight, Plan } from "../../lib/motion.ts";
import type { Knock } from "../../lib/sound.ts";
import type { AnyEvent } from "./types.ts";

/** How long the beam swings; what it brings about comes after it. */
const SWING = 650;
const BETWEEN = 60;

/** A space with what lies on it: a piece for as long as that lies there. */
export function pieceAt(section: number, space: number, token: string): string {
  return `cell-${section}.${space}-${token}`;
}

/** Where loot of a kind is kept: everybody's together, one's own by kind. Only one of the two is on the table. */
export function heapOf(seat: number, token: string): string {
  return `loot-${seat}-${token === "kobold" || token.startsWith("!") ? "rest" : token}`;
}

/** Loot flies home first; then the beam swings, pawns in the light run, and the dark is filled up. */
export function plan(events: AnyEvent[]): Plan {
  const origins: Record<string, string> = {};
  const delays: Record<string, number> = {};
  const flights: Flight[] = [];
  let time = 0;
  for (const event of events) {
    if (event.type === "placed") {
      flights.push({ art: `pawn-${event.seat}`, from: `hand-${event.seat}`, to: `section-${event.section}` });
    } else if (event.type === "grabbed" || event.type === "uncovered") {
      for (const to of [`loot-${event.seat}`, heapOf(event.seat, event.token)])
        flights.push({ art: event.token, from: `cell-${event.section}.${event.space}`, to, delay: time });
      flights.push({ art: `pawn-${event.seat}`, from: `section-${event.section}`, to: `hand-${event.seat}`, delay: time });
    } else if (event.type === "rolled") {
      time += SWING;
    } else if (event.type === "caught") {
      for (let pawn = 0; pawn < event.pawns; pawn++)
        flights.push({ art: `pawn-${event.seat}`, from: `section-${event.section}`, to: `hand-${event.seat}`, delay: time + pawn * BETWEEN });
    } else if (event.type === "refilled") {
      event.laid.forEach(({ section, space, token }, index) => {
        const piece = pieceAt(section, space, token);
        origins[piece] = "supply";
        delays[piece] = time + index * BETWEEN;
      });
    }
  }
  return { origins, delays, flights };
}

export function sounds(events: AnyEvent[]): Knock[] {
  return events.flatMap((event): Knock[] => {
    if (event.type === "placed" || event.type === "caught") return ["card"];
    if (event.type === "grabbed" || event.type === "uncovered") return ["token"];
    return event.type === "game-ended" ? ["end"] : [];
  });
}
