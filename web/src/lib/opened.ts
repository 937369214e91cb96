import { tableOf, type GameTable } from "./game.ts";
import { Play } from "./play.svelte.ts";
import { remember } from "./seats.ts";
import { learn } from "./speak.svelte.ts";

let early: Play | null = null;

async function load(game: string): Promise<GameTable> {
  const [found] = await Promise.all([tableOf(game), learn(game)]);
  return found;
}

/** A link with a key is a seat; the key is kept and taken out of the address. */
export function takeKeyFromLink(table: string): boolean {
  const key = location.hash.slice(1);
  if (!/^[\w-]{22}$/.test(key)) return false;
  remember(table, "", [key]);
  history.replaceState(null, "", location.pathname);
  return true;
}

/** Whoever comes by a link is asked for at once: the table is on its way while the screen is still being fetched. */
export function openEarly(): void {
  const [, kind, table] = location.pathname.split("/");
  if (kind === "t" && table) early = openTable(decodeURIComponent(table));
}

export function openTable(table: string): Play {
  const waiting = early;
  early = null;
  if (waiting?.table === table) return waiting;
  waiting?.close();
  takeKeyFromLink(table);
  return new Play(table, load);
}
