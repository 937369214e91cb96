import type { BidsShown, ChallengeWon, Dared, EventSeen, EventTurned, GoldChanged, TrenchView } from "../types.ts";
import { isShown } from "./scene.ts";

type Heard = TrenchView["lately"][number];
type Named<T extends Heard["type"]> = Extract<Heard, { type: T }>;

function heard<T extends Heard["type"]>(view: TrenchView, type: T): Named<T> | null {
  return view.lately.findLast((event): event is Named<T> => event.type === type) ?? null;
}

/**
 * The table as it was when something ended at once, nobody being asked in between: dice that decide, or the guard's look.
 * It is put together from what was heard, so that it can still be watched; null if nothing ended, or too little is known.
 */
export function past(view: TrenchView): TrenchView | null {
  if (view.event !== null) return null;
  const [bids, won] = [heard(view, "bids-shown"), heard(view, "challenge-won")];
  if (bids !== null) return pastGuard(view, bids);
  return won === null ? null : pastChallenge(view, won);
}

const GUARD: EventSeen = { name: "guard", type: "guard", skill: null, need: 0, reward: "0", penalty: "0", challenge: null, gold: 0 };

function pastGuard(view: TrenchView, { bids }: BidsShown): TrenchView {
  const cloaks = view.lately.flatMap((event) => (event.type === "played" && event.item === "cloak-of-invisibility" ? [event.seat] : []));
  const chairs = view.chairs.map((chair, seat) => ({ ...chair, inside: chair.inside || bids[seat] != null, bid: bids[seat] ?? null, cloaked: cloaks.includes(seat) }));
  return { ...view, event: GUARD, chairs };
}

function pastChallenge(view: TrenchView, won: ChallengeWon): TrenchView | null {
  const event = pastEvent(view, won);
  const pair = pairOf(view, won, heard(view, "dared"));
  const watched = view.lately.some((each) => isShown(each) && (each.type === "threw" || each.type === "bout-shown"));
  // Trumps and I Spy need more than the last thing that was heard.
  if (event === null || pair === null || !watched || event.challenge === "trumps" || event.challenge === "i-spy") return null;
  return { ...view, active: pair[0], event, going: { ...view.going, rival: pair[1], winner: won.winner, bout: null } };
}

/** The card: turned just now, or else by the name under which it was put away. */
function pastEvent(view: TrenchView, { loser }: ChallengeWon): EventSeen | null {
  const turned: EventTurned | null = heard(view, "event-turned");
  if (turned?.event.type === "challenge") return turned.event;
  const name = view.decks.event_discards.at(-1) ?? "";
  const [, challenge, stake] = /^(.+)-for-(gold|kobold)$/.exec(name) ?? [];
  if (challenge === undefined) return null;
  const paid = view.lately.find((event): event is GoldChanged => event.type === "gold-changed" && event.seat === loser);
  const penalty = stake === "kobold" ? "kobold" : String(Math.abs(paid?.change ?? 0));
  return { ...GUARD, name, type: "challenge", challenge, penalty };
}

/** Who challenged whom: as it was said, or else the one of the two after whom the next turn came. */
function pairOf(view: TrenchView, { winner, loser }: ChallengeWon, dared: Dared | null): [number, number] | null {
  if (dared !== null) return [dared.seat, dared.rival];
  const other = (seat: number): number => (seat === winner ? loser : winner);
  for (let back = 1; back < view.seats; back++) {
    const seat = (view.active - back + view.seats) % view.seats;
    if (seat === winner || seat === loser) return view.chairs[seat]?.inside ? [seat, other(seat)] : null;
    if (view.chairs[seat]?.inside) return null;
  }
  return null;
}
