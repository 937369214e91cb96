import type { Address, Chapter, GameInfo, Lesson, NewTable, Replay, ReviewState, TableInfo, TableName } from "./protocol.ts";
import { letterOf } from "./letters.ts";
import { settings } from "./settings.svelte.ts";

/** The host said no, in a sentence for the person. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function request<T>(path: string, init: RequestInit = {}): Promise<[T, Headers]> {
  const headers = { "Accept-Language": settings.kept.language, "Content-Type": "application/json" };
  const response = await fetch(path, { ...init, headers });
  const answer: unknown = await response.json();
  if (response.ok) return [answer as T, response.headers];
  const { code = String(response.status), detail = response.statusText } = answer as { code?: string; detail?: string };
  throw new Refused(code, detail);
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await request<T>(path, init))[0];
}

/** A page of a list, and where the next one is; empty if this is the last. */
async function page<T>(path: string): Promise<{ found: T[]; next: string }> {
  const [found, headers] = await request<T[]>(path);
  return { found, next: /<([^>]*)>; *rel="next"/.exec(headers.get("Link") ?? "")?.[1] ?? "" };
}

const inLanguage = () => `lang=${settings.kept.language}`;
const asSeat = (seat: number | null) => (seat === null ? "" : `?seat=${letterOf(seat)}`);

export const games = () => ask<GameInfo[]>(`/api/games?${inLanguage()}`);
export const bots = () => ask<string[]>("/api/bots");
export const rules = (game: string) => ask<Chapter[]>(`/api/games/${game}/rules?${inLanguage()}`);
export const lesson = (game: string) => ask<Lesson>(`/api/games/${game}/lesson`);
export const address = () => ask<Address>("/api/address");
export const openTables = (from = "/api/tables?limit=20") => page<TableInfo>(from);
export const lookAt = (table: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
export const create = (wish: NewTable) => ask<TableName>("/api/tables", { method: "POST", body: JSON.stringify(wish) });
export const replay = (table: string, seat: number | null) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay${asSeat(seat)}`);
export const review = (table: string, begin: boolean) =>
  ask<ReviewState>(`/api/tables/${encodeURIComponent(table)}/review`, { method: begin ? "POST" : "GET" });
export const reviewRecord = (record: string) => ask<ReviewState>("/api/review", { method: "POST", body: record });
export const replayRecord = (record: string, seat: number | null) =>
  ask<Replay>(`/api/replay${asSeat(seat)}`, { method: "POST", body: record });
