/** The lines of the count, in the rulebook's order. */
export const LINES = ["mushrooms", "chromatic", "triplets", "happy", "shy", "dragon"] as const;

/** Points as they are written: a true minus, and nothing before what is won. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A change of points: always with its sign. */
export function change(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
