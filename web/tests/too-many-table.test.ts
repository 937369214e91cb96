import { describe, expect, it } from "vitest";
import { layOut, tracks } from "../src/games/too_many/layout.ts";
import { plan } from "../src/games/too_many/plan.ts";
import { movable, nextCell, sourceOf, targetsOf } from "../src/games/too_many/sources.ts";
import type { AnyOffer, Laid } from "../src/games/too_many/types.ts";

const outlook = { turns: [], lacks: [], gain: 0 };
const offers: AnyOffer[] = [
  { kind: "adopt", move: "adopt 2 at 1,0", place: 2, card: "child", x: 1, y: 0, outlook },
  { kind: "adopt", move: "adopt 2 at 0,1", place: 2, card: "child", x: 0, y: 1, outlook },
  { kind: "mama", move: "mama at 1,0", card: "mama", x: 1, y: 0, outlook },
  { kind: "rearrange", move: "rearrange -1,0 to 1,0", card: "goblin", from_x: -1, from_y: 0, x: 1, y: 0, outlook },
  { kind: "roar", move: "roar", cards: 60 },
];

describe("what is picked up", () => {
  it("leaves one move for each cell", () => {
    expect([...targetsOf(offers, "2").keys()]).toEqual(["1,0", "0,1"]);
    expect(targetsOf(offers, "rearrange -1,0").get("1,0")?.move).toBe("rearrange -1,0 to 1,0");
    expect(targetsOf(offers, "roar").size).toBe(0);
  });

  it("is named for every move", () => {
    expect(offers.map(sourceOf)).toEqual(["2", "2", "mama", "rearrange -1,0", "roar"]);
    expect([...movable(offers)]).toEqual(["-1,0"]);
  });
});

describe("arrow keys", () => {
  it("go to the nearest cell in their direction", () => {
    const cells = ["1,0", "-1,0", "0,1", "0,-1", "2,2"];
    expect(nextCell(cells, "-1,0", 1, 0)).toBe("1,0");
    expect(nextCell(cells, "1,0", 0, 1)).toBe("0,1");
    expect(nextCell(cells, "0,1", 0, 1)).toBe("2,2");
    expect(nextCell(cells, "2,2", 0, 1)).toBeNull();
  });

  it("come to every cell", () => {
    const cells = ["-2,1", "0,2", "3,0", "1,-2", "-4,-1", "2,2"];
    const seen = new Set(["-2,1"]);
    const ways = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;
    for (const cell of seen) for (const [dx, dy] of ways) seen.add(nextCell(cells, cell, dx, dy) ?? cell);
    expect(seen.size).toBe(cells.length);
  });
});

describe("a cave", () => {
  const dragon: Laid = { card: "fire-dragon", x: 0, y: 0, happy: false, met: [], mushrooms: 0 };
  const around = (cards: Laid[], left: number, right: number, bottom: number, top: number) =>
    layOut({ cards, reach: { left, right, bottom, top }, mama: true, powers: null, excellent: false });

  it("shows all it may reach, and whole cells where a card can go next", () => {
    const { columns, rows } = around([dragon], -4, 4, -2, 2);
    expect(columns.map(({ at }) => at)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
    expect(columns.filter(({ size }) => size === 1).map(({ at }) => at)).toEqual([-1, 0, 1]);
    expect(rows.map(({ at }) => at)).toEqual([-2, -1, 0, 1, 2]);
  });

  it("is 5 by 3 whole cells once it is settled", () => {
    const { columns, rows, width } = around([dragon, { ...dragon, card: "goblin", x: 4, y: 2 }], 0, 4, 0, 2);
    expect([columns.length, rows.length, width]).toEqual([5, 3, 5]);
  });

  it("never asks for more than six whole columns", () => {
    for (let wide = 1; wide <= 5; wide++) {
      const whole = tracks(wide - 5, 4, 0, wide - 1).filter(({ size }) => size === 1);
      expect(whole.length).toBeLessThanOrEqual(6);
    }
  });
});

describe("the plan of an adoption", () => {
  it("brings the card home, moves the queue up, and sends smiles to the score", () => {
    const { were = {}, origins = {}, flights = [] } = plan([
      { type: "adopted", seat: 1, place: 3, card: "child", x: 1, y: 0 },
      { type: "refilled", place: 3, card: "goblin", top: "moss-a" },
      { type: "cheered", seat: 1, cards: [{ card: "child", x: 1, y: 0 }] },
    ]);
    expect(were["cave-1-1,0"]).toBe("place-3");
    expect(were["place-3"]).toBe("place-5");
    expect(origins["place-5"]).toBe("queue");
    expect(flights.map(({ from, to }) => [from, to])).toEqual([["cave-1-1,0", "score-1"]]);
  });
});
