/** The places of an order as a move names them: "order 3 1 2". */
export function placesOf(move: string): number[] {
  return move.split(" ").slice(1).map((place) => Number(place) - 1);
}

/** The move that puts places in that order, if all of them are in it. */
export function moveFor(order: number[], count: number): string | null {
  return order.length === count ? `order ${order.map((place) => place + 1).join(" ")}` : null;
}

/**
 * An order after a tap on a place: it comes next, or its number is taken away. The last place left follows by itself; it has
 * no number of its own to take away, so a tap on it keeps the order.
 */
export function afterTap(order: number[], place: number, count: number): number[] {
  const complete = order.length === count;
  if (complete && order.at(-1) === place) return order;
  const named = complete ? order.slice(0, -1) : order;
  const now = named.includes(place) ? named.filter((each) => each !== place) : [...named, place];
  const left = Array.from({ length: count }, (_, each) => each).filter((each) => !now.includes(each));
  return left.length === 1 && now.length > 0 ? [...now, ...left] : now;
}
