import { describe, expect, it } from "vitest";
import { at, middleOf, shortWay, spaceAt, STEP } from "../src/games/kobold/geometry.ts";
import { pieceAt, plan } from "../src/games/kobold/plan.ts";

describe("the beam", () => {
  it("turns the short way, whichever way that is", () => {
    expect(shortWay(middleOf(7), middleOf(1))).toBeCloseTo(STEP);
    expect(shortWay(middleOf(1), middleOf(6))).toBeCloseTo(-2 * STEP);
    expect(shortWay(720, 0)).toBe(0);
  });
});

describe("the room", () => {
  it("has section 1 at the top and counts clockwise", () => {
    expect(at(100, middleOf(1))).toEqual({ x: 500, y: 400 });
    expect(spaceAt(2, 1).x).toBeGreaterThan(500);
  });

  it("leaves room for every token beside the others", () => {
    const spots = Array.from({ length: 21 }, (_, index) => spaceAt(Math.floor(index / 3) + 1, (index % 3) + 1));
    for (const one of spots) for (const other of spots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(118);
  });
});

describe("the plan of a Fetch's end", () => {
  it("sends loot home, then those caught, then fills up from the supply", () => {
    const { flights = [], origins = {}, delays = {} } = plan([
      { type: "grabbed", seat: 0, section: 2, space: 1, token: "ball" },
      { type: "rolled", face: "blank", beam: 3 },
      { type: "caught", seat: 1, section: 4, pawns: 2 },
      { type: "refilled", laid: [{ section: 2, space: 1, token: "?" }] },
    ]);
    const caught = flights.filter(({ art }) => art === "pawn-1");
    expect(flights.filter(({ art }) => art === "ball").map(({ to }) => to)).toEqual(["loot-0", "loot-0-ball"]);
    expect(caught.map(({ from, to }) => [from, to])).toEqual([["section-4", "hand-1"], ["section-4", "hand-1"]]);
    expect(caught.every(({ delay = 0 }) => delay > 300)).toBe(true);
    expect(origins[pieceAt(2, 1, "?")]).toBe("supply");
    expect(delays[pieceAt(2, 1, "?")]).toBeGreaterThan(300);
  });
});
