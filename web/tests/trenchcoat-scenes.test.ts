import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { amountUpTo, choicesIn, ghostIn, isSealed, isShown, litThings, lowestOf, offersOf, ownAnswer, throwsIn, times } from "../src/games/trenchcoat/scenes/scene.ts";
import { past } from "../src/games/trenchcoat/scenes/past.ts";
import { nextThing, spread, THINGS } from "../src/games/trenchcoat/scenes/things.ts";
import type { AnyOffer, SeatSeen, TrenchView } from "../src/games/trenchcoat/types.ts";

const sheet = readFileSync("../src/warren/games/trenchcoat/sheet.toml", "utf8");
const market = [...(/things = \[([^\]]+)\]/.exec(sheet)?.[1] ?? "").matchAll(/"([a-z]+)"/g)].map(([, thing]) => thing ?? "");
const asked = (kind: string, ...seats: number[]) => ({ number: 1, seats, kind, seconds: [] });

describe("the market", () => {
  it("has a drawing for every thing of the sheet", () => {
    expect(market).toHaveLength(30);
    expect(market.filter((thing) => !(thing in THINGS))).toEqual([]);
    const drawn = market.map((thing) => JSON.stringify(THINGS[thing]?.map(({ d }) => d)));
    expect(new Set(drawn).size).toBe(30);
  });

  it("shows every thing once, and neighbours of different letters", () => {
    const shelf = spread(market);
    expect(shelf.toSorted()).toEqual(market.toSorted());
    const same = shelf.filter((thing, at) => at % 6 < 5 && shelf[at + 1]?.[0] === thing[0]);
    expect(same).toEqual([]);
  });

  it("can be walked with arrow keys, past what cannot be pointed at", () => {
    const shelf = spread(market);
    const can = (thing: string) => thing.startsWith("p");
    for (const key of ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]) {
      const seen = new Set<string>();
      for (let at = "pan"; !seen.has(at); at = nextThing(shelf, can, at, key) ?? "") seen.add(at);
      expect([...seen].toSorted()).toEqual(["pan", "pear", "pie", "pigeon", "plum", "pot"]);
    }
    expect(nextThing(shelf, () => true, shelf[0]!, "ArrowDown")).toBe(shelf[6]);
    expect(nextThing(shelf, () => true, shelf[0]!, "Enter")).toBeNull();
  });

  it("lights what the offers name, and then the letter's six", () => {
    const offers: AnyOffer[] = market.map((thing) => ({ kind: "thing", move: `spy ${thing}`, verb: "spy", thing }));
    expect(litThings(offers, market, null)).toEqual(market);
    expect(litThings([], market, "p")).toEqual(["pan", "pear", "pie", "pigeon", "plum", "pot"]);
  });
});

describe("what is hidden", () => {
  it("is the answer of whoever is not asked any more", () => {
    expect(isSealed(asked("both-choose", 1), "both-choose", 0)).toBe(true);
    expect(isSealed(asked("both-choose", 1), "both-choose", 1)).toBe(false);
    expect(isSealed(asked("challenge-decided", 1), "both-choose", 0)).toBe(false);
    expect(isSealed(null, "both-choose", 0)).toBe(false);
  });

  it("is known to oneself without its verb", () => {
    expect(ownAnswer({ mine: { answer: "spend 4" } } as TrenchView)).toBe("4");
    expect(ownAnswer({ mine: { answer: "rock" } } as TrenchView)).toBe("rock");
    expect(ownAnswer({ mine: null } as TrenchView)).toBeNull();
  });
});

describe("what is shown", () => {
  const said = [
    { type: "bout-shown", choices: ["2", "5"] },
    { type: "threw", seat: 0, dice: [3] },
  ] as const;
  const lately = [{ type: "dared", seat: 0, rival: 1 }, ...said] as unknown as TrenchView["lately"];

  it("comes one after the other, many throws quickly and the last one in full", () => {
    const shown = lately.filter(isShown);
    expect(shown).toHaveLength(2);
    expect(choicesIn(shown)).toEqual(["2", "5"]);
    expect(throwsIn(shown).at(-1)?.dice).toEqual([3]);
    const many = times(Array.from({ length: 20 }, () => ({ type: "threw" as const, seat: 0, dice: [1, 2], sort: "dice" })));
    expect(many.at(0)).toBeLessThan(300);
    expect(many.at(-1)).toBe(700);
  });

  it("names a ghost", () => {
    expect(ghostIn({ lately } as TrenchView)).toBeNull();
    expect(ghostIn({ lately: [{ type: "played", seat: 2, item: "ghost-in-a-jar", target: 1 }] } as unknown as TrenchView)?.target).toBe(1);
  });
});

describe("the guard", () => {
  const chair = (changes: Partial<SeatSeen>) => ({ inside: true, bid: null, cloaked: false, ...changes }) as SeatSeen;

  it("finds the lowest of the shown bids", () => {
    expect(lowestOf([chair({ bid: 4 }), chair({ bid: 1 }), chair({ bid: 1 }), chair({ cloaked: true })])).toEqual([1, 2]);
    expect(lowestOf([chair({ bid: 4 }), chair({ bid: 0, inside: false })])).toEqual([0]);
    expect(lowestOf([chair({}), chair({})])).toEqual([]);
  });

  it("takes only amounts that are offered", () => {
    expect(amountUpTo([0, 1, 2, 3], 2)).toBe(2);
    expect(amountUpTo([0, 1, 5], 4)).toBe(1);
    expect(amountUpTo([2, 3], 0)).toBe(2);
  });
});

describe("offers", () => {
  it("are told apart by kind and verb", () => {
    const offers: AnyOffer[] = [
      { kind: "amount", move: "bid 0", verb: "bid", amount: 0 },
      { kind: "amount", move: "hold 1", verb: "hold", amount: 1 },
      { kind: "word", move: "cloak", word: "cloak" },
    ];
    expect(offersOf(offers, "amount", "hold").map(({ move }) => move)).toEqual(["hold 1"]);
    expect(offersOf(offers, "word").map(({ word }) => word)).toEqual(["cloak"]);
  });
});

describe("what was over at once", () => {
  const chair = { inside: true, bid: null, cloaked: false } as SeatSeen;
  const view = (lately: object[], changes: object = {}) =>
    ({ seats: 3, active: 1, event: null, going: { rival: null, winner: null, bout: null }, chairs: [chair, chair, chair], decks: { event_discards: ["guard", "rollies-for-gold"] }, lately, ...changes }) as unknown as TrenchView;
  const dice = [{ type: "threw", seat: 0, dice: [5] }, { type: "threw", seat: 2, dice: [2] }];
  const won = [{ type: "challenge-won", winner: 0, loser: 2 }, { type: "gold-changed", seat: 2, change: -3 }];

  it("is a challenge with the two, the winner and the stake", () => {
    const found = past(view([{ type: "dared", seat: 0, rival: 2 }, ...dice, ...won]));
    expect(found?.event).toMatchObject({ type: "challenge", challenge: "rollies", penalty: "3" });
    expect([found?.active, found?.going.rival, found?.going.winner]).toEqual([0, 2, 0]);
  });

  it("knows who challenged by whose turn came next, or leaves it", () => {
    expect(past(view([...dice, ...won]))?.active).toBe(0);
    expect(past(view([...dice, ...won], { chairs: [{ ...chair, inside: false }, chair, chair] }))).toBeNull();
    expect(past(view([...dice, { type: "challenge-won", winner: 1, loser: 2 }]))).toBeNull();
  });

  it("is a guard with everybody's bids", () => {
    const found = past(view([{ type: "played", seat: 2, item: "cloak-of-invisibility", target: null }, { type: "bids-shown", bids: [4, 0, null] }], { chairs: [chair, { ...chair, inside: false }, chair] }));
    expect(found?.chairs.map(({ bid, cloaked, inside }) => [bid, cloaked, inside])).toEqual([[4, false, true], [0, false, true], [null, true, true]]);
  });

  it("is nothing while an event goes on, or when nothing was thrown", () => {
    expect(past(view([...dice, ...won], { event: {} }))).toBeNull();
    expect(past(view(won))).toBeNull();
    expect(past(view([]))).toBeNull();
  });
});
