/** Keys of the table: items by the home row, words by their first letter. Space passes. */
export const ITEM_KEYS = ["a", "s", "d", "f", "g"];
export const WORD_KEYS: Record<string, string> = { " ": "pass", c: "call", t: "trust", o: "done" };
