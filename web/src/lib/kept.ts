/** What the browser keeps for itself. A browser that forbids it (private windows) forgets on closing, and plays all the same. */
const PREFIX = "warren.";

export function read<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Forbidden or full: it stays in memory.
  }
}
