import { PARTS } from "./art/kobold.ts";
import type { Person } from "./game.ts";
import type { Chair, Presence, Snapshot } from "./protocol.ts";
import { letterOf } from "./letters.ts";
import { has, say } from "./speak.svelte.ts";

/** A bot's name for people; several of a kind are told apart by their seat. */
export function botName(bot: string): string {
  return has("web", `bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** How each level looks: ears, snout, eyes, teeth and what it wears. The skin tells twins apart. */
const LOOKS: Record<string, { skin: number; rest: string }> = {
  hatchling: { skin: 6, rest: "2.0.0.0.6" },
  digger: { skin: 3, rest: "1.2.2.2.8" },
  scout: { skin: 1, rest: "0.1.1.1.2" },
  elder: { skin: 7, rest: "5.3.4.3.4" },
};

/** A bot's face: its level's, in a colour of its seat; those without a level have one by name. */
function botFace(bot: string, seat: number): string {
  const look = LOOKS[bot];
  return look ? `k${(look.skin + 3 * seat) % PARTS.skin}.${look.rest}` : `bot ${bot} ${seat}`;
}

export function personAt(seat: number, chair: Chair, mine: boolean, here: boolean, chairs: Chair[]): Person {
  const twins = chairs.filter((other) => other.kind === chair.kind && other.name === chair.name).length > 1;
  const plain = chair.kind === "bot" ? botName(chair.name) : chair.name || letterOf(seat);
  const twin = twins ? ` ${letterOf(seat)}` : "";
  const face = chair.kind === "bot" ? botFace(chair.name, seat) : chair.face || `${chair.kind} ${chair.name} ${seat}`;
  return { seat, name: plain + twin, twin, face, chair, mine, here };
}

export function peopleAt(now: Snapshot, presence: Presence | null): Person[] {
  const { chairs } = now.table;
  return chairs.map((chair, seat) => {
    const mine = now.you.includes(seat);
    return personAt(seat, chair, mine, mine || chair.kind === "bot" || (presence?.here.includes(seat) ?? true), chairs);
  });
}

/** Everybody else, clockwise from a seat. */
export function othersFrom(people: Person[], seat: number): Person[] {
  return [...people.filter((other) => other.seat > seat), ...people.filter((other) => other.seat < seat)];
}
