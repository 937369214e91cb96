import type { TrenchView } from "./types.ts";

type Heard = TrenchView["lately"][number];

/** What the stage does not show anyway: a card that is turned or laid stands there. */
const SHOWN = new Set<Heard["type"]>(["event-turned", "laid-kobold", "swore"]);

export function isTold(event: Heard): boolean {
  return !SHOWN.has(event.type);
}

/** How what happened ended, in a word. */
export function stampOf(lately: Heard[]): "passed" | "bluff" | "trusted" | "out" | null {
  if (lately.some(({ type }) => type === "went-out")) return "out";
  for (const event of lately) {
    if (event.type === "quest-done") return event.passed ? "passed" : "bluff";
    if (event.type === "calls-shown" && event.callers.length === 0) return "trusted";
  }
  return null;
}

/** A picture for what happened. */
export function iconOf(event: Heard): string {
  switch (event.type) {
    case "played":
    case "sold":
    case "discarded-item":
      return event.item;
    case "bought":
      return event.item ?? "item";
    case "gold-changed":
      return "gold";
    case "calls-shown":
      return event.callers.length > 0 ? "call" : "trust";
    case "quest-done":
      return event.passed ? "trust" : "call";
    case "taxed":
      return "tax";
    case "bids-shown":
      return "guard";
    case "shielded":
      return "magic-shield";
    case "went-out":
    case "discarded-kobold":
    case "kobold-shown":
      return "kobold";
    default:
      return "challenge";
  }
}
