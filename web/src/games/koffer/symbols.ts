import type { Colour } from "./luggage.ts";

export type { Colour };
export const COLOURS: readonly Colour[] = ["black", "red", "blue", "yellow"];

/** The second cue beside colour: four silhouettes nobody confuses, 24 × 24. None is a seat's shape. */
export const SYMBOLS: Readonly<Record<Colour, { name: string; d: string }>> = {
  black: { name: "case", d: "M8 8V6Q8 3 11 3H13Q16 3 16 6V8H19Q22 8 22 11V18Q22 21 19 21H5Q2 21 2 18V11Q2 8 5 8ZM10.5 8H13.5V6H10.5Z" },
  red: { name: "heart", d: "M12 22C5 17 1 13 1 8C1 2 9 0 12 6C15 0 23 2 23 8C23 13 19 17 12 22Z" },
  blue: { name: "drop", d: "M12 1C16 7 20 11 20 15.5A8 7.5 0 0 1 4 15.5C4 11 8 7 12 1Z" },
  yellow: { name: "star", d: "M12 1.5L15.2 8.3L22.7 9.2L17.2 14.3L18.6 21.7L12 18.1L5.4 21.7L6.8 14.3L1.3 9.2L8.8 8.3Z" },
};

/** The first letter of a card names its colour. */
const LETTERS: Readonly<Record<string, Colour>> = { K: "black", R: "red", B: "blue", Y: "yellow" };

export function colourOf(card: string): Colour {
  return LETTERS[card.charAt(0)] ?? "black";
}

/** `"R7"` is the red 7; nothing for a card that is not known. */
export function suitcase(card: string | null): { colour: Colour; value: number } | null {
  const colour = LETTERS[card?.charAt(0) ?? ""];
  const value = Number(card?.slice(1));
  return colour && value >= 1 && value <= 10 ? { colour, value } : null;
}
