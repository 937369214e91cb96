import * as api from "./api.ts";
import { newKey, randomText } from "./ids.ts";
import { Link, type Wish } from "./link.svelte.ts";
import type { NewTable, Refusal } from "./protocol.ts";
import { remember } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./speak.svelte.ts";

/** Who shall sit on a seat of a new table. */
export type Sitter = "me" | "here" | "open" | `bot-${string}`;

const NAMES = ["Pip", "Mog", "Zick", "Tuk", "Nib", "Fenn", "Ruk", "Ivo", "Bix", "Wim", "Oka", "Juno", "Momo", "Krill"];

/** One's name; who gives none is called as a kobold would be. */
export function myName(): string {
  if (settings.kept.name.trim() === "") settings.change({ name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Pip" });
  return settings.kept.name.trim();
}

/** Set up a table and seat everybody who is known already; the address to go to. */
export async function setUp(wish: NewTable, sitters: Sitter[], start: boolean): Promise<string> {
  const { table } = await api.create(wish);
  remember(table, wish.game);
  let turnedAway: (reason: Refusal) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => {
    turnedAway = (reason) => reject(new Error(reason.sentence));
  });
  const link = new Link(table, () => [], () => null, () => undefined, (reason) => turnedAway(reason));
  try {
    await Promise.race([seatAll(link, wish.game, sitters, start), refused]);
  } finally {
    link.close();
  }
  return `/t/${table}`;
}

async function seatAll(link: Link, game: string, sitters: Sitter[], start: boolean): Promise<void> {
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === "open") continue;
    if (sitter.startsWith("bot-")) {
      await insist(link, { do: "seat-bot", seat, bot: sitter.slice(4) });
      continue;
    }
    const key = newKey();
    const face = sitter === "me" ? settings.kept.face : "";
    const name = sitter === "me" ? myName() : say("seat-number", { number: seat + 1 });
    await insist(link, { do: "sit", seat, name, face, word: randomText(8), key });
    remember(link.table, game, [key]);
  }
  if (start) await insist(link, { do: "start" });
}

async function insist(link: Link, wish: Wish): Promise<void> {
  const reply = await link.ask(wish);
  if (reply.is === "refusal") throw new Error(reply.sentence);
}

/** The level one plays against: the one chosen before, else the one in the middle. */
export function usualLevel(levels: string[]): string {
  return levels.find((level) => level === settings.kept.level) ?? levels[Math.floor(levels.length / 2)] ?? "";
}

/** The shortest way to a game: oneself against bots. */
export async function seatAndStart(game: string, seats: number): Promise<string> {
  const level = usualLevel(await api.bots());
  const bots = Array.from({ length: seats - 1 }, (): Sitter => `bot-${level}`);
  return setUp({ game, seats }, ["me", ...bots], true);
}
