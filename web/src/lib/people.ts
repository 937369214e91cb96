import type { Person } from "./game.ts";
import type { Chair, Presence, Snapshot } from "./protocol.ts";
import { letterOf } from "./letters.ts";
import { has, say } from "./speak.svelte.ts";

/** A bot's name for people; several of a kind are told apart by their seat. */
export function botName(bot: string): string {
  return has("web", `bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

export function personAt(seat: number, chair: Chair, mine: boolean, here: boolean, chairs: Chair[]): Person {
  const twins = chairs.filter((other) => other.kind === chair.kind && other.name === chair.name).length > 1;
  const plain = chair.kind === "bot" ? botName(chair.name) : chair.name || letterOf(seat);
  const name = twins ? `${plain} ${letterOf(seat)}` : plain;
  return { seat, name, face: chair.face || `${chair.kind} ${chair.name} ${seat}`, chair, mine, here };
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
