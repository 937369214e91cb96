import { expect, test } from "vitest";
import { nameOf, reload } from "../src/lib/page.ts";

class Kept {
  private kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

test("a page is known by its script, and by none while it is being made", () => {
  expect(nameOf("http://127.0.0.1:8000/assets/index-AbC_1-2.js")).toBe("index-AbC_1-2.js");
  expect(nameOf("/games/assets/index-1.js?x#y")).toBe("index-1.js");
  expect(nameOf("http://127.0.0.1:5173/src/main.ts")).toBe("");
  expect(nameOf("")).toBe("");
});

test("a page is loaded again once, and not over and over", () => {
  const store = new Kept() as unknown as Storage;
  let loaded = 0;
  const again = () => void loaded++;
  expect(reload(1_000_000, store, again)).toBe(true);
  expect(reload(1_010_000, store, again)).toBe(false);
  expect(loaded).toBe(1);
  expect(reload(1_100_000, store, again)).toBe(true);
  expect(loaded).toBe(2);
});
