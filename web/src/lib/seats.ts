import { keep, read } from "./kept.ts";

/** A table this browser has been at, with the keys of its seats there. */
export interface MyTable {
  table: string;
  game: string;
  keys: string[];
  at: number;
  over: boolean;
}

const NAME = "tables";
const MOST = 40;

export function myTables(): MyTable[] {
  return read<MyTable[]>(NAME, []).sort((one, other) => other.at - one.at);
}

export function keysOf(table: string): string[] {
  return myTables().find((mine) => mine.table === table)?.keys ?? [];
}

/** Remember a table; new keys are added to those already held. */
export function remember(table: string, game: string, keys: string[] = [], over = false): void {
  const others = myTables().filter((mine) => mine.table !== table);
  const all = [...new Set([...keysOf(table), ...keys])];
  keep(NAME, [{ table, game, keys: all, at: Date.now(), over }, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  keep(
    NAME,
    myTables().filter((mine) => mine.table !== table),
  );
}
