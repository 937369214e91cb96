import { describe, expect, it } from "vitest";
import { ALWAYS, concerns, isOver, passes, wishFrom } from "../src/games/trenchcoat/presets.ts";
import { afterTap, moveFor, placesOf } from "../src/games/trenchcoat/order.ts";
import { tell } from "../src/games/trenchcoat/phrases.ts";
import { plan } from "../src/games/trenchcoat/plan.ts";
import { isTold, stampOf } from "../src/games/trenchcoat/recap.ts";
import type { AnyOffer, EventSeen, Going, TrenchView } from "../src/games/trenchcoat/types.ts";

const GOING: Going = { laid: false, revealed: null, sworn: [], truth: null, callers: [], rival: null, winner: null, skill: null, bout: null, debtor: null, debt: 0, losing: null };
const QUEST: EventSeen = { name: "wisdom-4", type: "quest", skill: "wisdom", need: 4, reward: "5", penalty: "3", challenge: null, gold: 0 };
const TAX: EventSeen = { ...QUEST, name: "tax-3", type: "tax", skill: null, gold: 3 };

/** A table with three seats as the first one sees it. */
function table(changes: Partial<TrenchView> = {}, going: Partial<Going> = {}): TrenchView {
  return {
    seats: 3, you: 0, active: 1, first: 0, round: 1, round_limit: 0, event: QUEST, going: { ...GOING, ...going }, chairs: [], mine: null, shop: [], costs: {}, playing: [], dice: [], rollers: [],
    decks: { kobolds: 0, items: 0, events: 0, kobold_discards: [], item_discards: [], event_discards: [] }, lately: [], memory: false, over: false, scores: null, ...changes,
  };
}

const PASS: AnyOffer = { kind: "word", move: "pass", word: "pass" };
const HAT: AnyOffer = { kind: "play", move: "play magic-hat", item: "magic-hat", target: null };
const CALL: AnyOffer = { kind: "word", move: "call", word: "call" };
const TRUST: AnyOffer = { kind: "word", move: "trust", word: "trust" };

describe("what is passed without asking", () => {
  it("is nothing until somebody wishes so", () => {
    expect(passes(ALWAYS, table(), "quest-revealed", [PASS], 0)).toBe(false);
  });

  it("is never a decision of one's own", () => {
    for (const wish of ["concerned", "until-turn", "this-kind"] as const) {
      const preset = wishFrom(wish, table(), "quest-laid");
      expect(passes(preset, table(), "quest-laid", [CALL, TRUST], 0)).toBe(false);
      expect(passes(preset, table({}, { losing: 0 }), "last-gone", [PASS], 0)).toBe(false);
      expect(passes(wishFrom(wish, table(), "last-gone"), table(), "last-gone", [PASS], 0)).toBe(false);
    }
  });

  it("does not depend on what is in hand", () => {
    for (const wish of ["concerned", "until-turn", "this-kind"] as const) {
      const preset = wishFrom(wish, table(), "turn-start");
      expect(passes(preset, table(), "turn-start", [PASS, HAT], 0)).toBe(passes(preset, table(), "turn-start", [PASS], 0));
    }
  });

  it("with “only if it concerns me” is what others have to do with each other", () => {
    const preset = wishFrom("concerned", table(), "turn-start");
    expect(passes(preset, table(), "turn-start", [PASS], 0)).toBe(true);
    expect(passes(preset, table({ active: 0 }), "quest-revealed", [PASS], 0)).toBe(false);
    expect(passes(preset, table({}, { rival: 0 }), "challenge-decided", [PASS], 0)).toBe(false);
    expect(passes(preset, table({}, { debtor: 0 }), "tax-owed", [PASS], 0)).toBe(false);
    expect(passes(preset, table({}, { losing: 2 }), "loss", [PASS], 0)).toBe(true);
    expect(isOver(preset, table({ active: 0, round: 2 }), 0)).toBe(false);
  });

  it("with “until my turn” ends when that comes, and not in the turn in which it was wished", () => {
    const preset = wishFrom("until-turn", table(), "turn-start");
    expect(passes(preset, table({ active: 2 }), "guard-revealed", [PASS], 0)).toBe(true);
    expect(isOver(preset, table({ active: 0, round: 2, event: null }), 0)).toBe(true);
    expect(passes(preset, table({ active: 0, round: 2, event: null }), "turn-start", [PASS], 0)).toBe(false);
    const mine = wishFrom("until-turn", table({ active: 0 }), "quest-revealed");
    expect(isOver(mine, table({ active: 0 }), 0)).toBe(false);
    expect(isOver(mine, table({ active: 0, round: 2 }), 0)).toBe(true);
  });

  it("with “this kind” ends with the event", () => {
    const preset = wishFrom("this-kind", table(), "quest-revealed");
    expect(passes(preset, table(), "quest-revealed", [PASS], 0)).toBe(true);
    expect(passes(preset, table(), "loss", [PASS], 0)).toBe(false);
    expect(isOver(preset, table(), 0)).toBe(false);
    expect(isOver(preset, table({ event: TAX }), 0)).toBe(true);
    expect(isOver(preset, table({ active: 2, event: null }), 0)).toBe(true);
  });
});

describe("whom something concerns", () => {
  it("is open to all: the active seat, its rival, the debtor, and whoever loses a kobold", () => {
    const view = table({ active: 1 }, { rival: 2, losing: 2 });
    expect([0, 1, 2].map((seat) => concerns(view, seat))).toEqual([false, true, true]);
  });
});

describe("the plan of a quest's end", () => {
  it("waits until the kobold has turned over, then pays, and lets it go", () => {
    const kobold = { name: "pip", skills: [3, 5, 4, 2, 1, 6] };
    const { flights = [] } = plan([
      { type: "kobold-shown", seat: 1, kobold },
      { type: "gold-changed", seat: 0, change: -2 },
      { type: "discarded-kobold", seat: 1, kobold },
    ]);
    expect(flights.every(({ delay = 0 }) => delay >= 600)).toBe(true);
    expect(flights.map(({ art, from, to }) => [art, from, to])).toEqual([
      ["gold", "seat-0", "items"],
      ["gold", "seat-0", "items"],
      ["kobold", "seat-1", "kobolds"],
    ]);
  });
});

describe("what is told again", () => {
  it("is what happened, stamped with how it ended", () => {
    expect(stampOf([{ type: "quest-done", seat: 1, passed: false }])).toBe("bluff");
    expect(stampOf([{ type: "calls-shown", seat: 1, callers: [] }])).toBe("trusted");
    expect(stampOf([{ type: "calls-shown", seat: 1, callers: [2] }, { type: "quest-done", seat: 1, passed: true }])).toBe("passed");
    expect(stampOf([])).toBeNull();
    expect(isTold({ type: "laid-kobold", seat: 1 })).toBe(false);
  });
});

describe("the dice for the first turn", () => {
  const say = (id: string, details: Record<string, unknown> = {}) => `${id} ${JSON.stringify(details)}`;
  const dealt = { type: "dealt", first: 1, dice: [5, 5, 2, 1, 6], shop: [], rollers: [0, 1, 2, 0, 1] } as const;

  it("are told in order with their seats", () => {
    const told = tell({ ...dealt, dice: [...dealt.dice], shop: [], rollers: [...dealt.rollers] }, say, ["Ruk", "Zip", "Mo"]);
    expect(told).toBe('event-dealt-dice {"dice":"Ruk 5, Zip 5, Mo 2, Ruk 1, Zip 6","seat":"Zip"}');
  });

  it("are not told if it is not known whose they are, or if there are none", () => {
    for (const dice of [[5, 6, 2], []]) {
      expect(tell({ ...dealt, dice, shop: [], rollers: [] }, say, ["Ruk", "Zip", "Mo"])).toBe('event-dealt {"seat":"Zip"}');
    }
  });
});

describe("an order of foreseen events", () => {
  const tapped = (...places: number[]) => places.reduce((order, place) => afterTap(order, place, 3), [] as number[]);

  it("is complete after two taps, and a tap on the third keeps it", () => {
    expect(tapped(2, 0)).toEqual([2, 0, 1]);
    expect(tapped(2, 0, 1)).toEqual([2, 0, 1]);
    expect(moveFor(tapped(2, 0, 1), 3)).toBe("order 3 1 2");
  });

  it("gives a number back at a second tap, and what followed by itself with it", () => {
    expect(tapped(2, 0, 2)).toEqual([0]);
    expect(tapped(2, 0, 0)).toEqual([2]);
    expect(tapped(2, 2)).toEqual([]);
    expect(moveFor(tapped(2, 0, 2), 3)).toBeNull();
  });

  it("goes on from a move that was pointed at", () => {
    expect(afterTap(placesOf("order 2 3 1"), 0, 3)).toEqual([1, 2, 0]);
    expect(afterTap(placesOf("order 2 3 1"), 1, 3)).toEqual([2]);
  });

  it("needs a tap even where there is only one", () => {
    expect(afterTap([], 0, 1)).toEqual([0]);
    expect(afterTap([], 1, 2)).toEqual([1, 0]);
  });
});
