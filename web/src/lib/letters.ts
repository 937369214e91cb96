const LETTERS = "ABCDEFGH";

/** A seat as people and the host write it. */
export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "?";
}
