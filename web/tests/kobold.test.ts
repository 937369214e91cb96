import { expect, test } from "vitest";
import { ink } from "../src/lib/art/ink.ts";
import { EARS, EYES, NAMES, PARTS, SKINS, SNOUTS, WEARS, codeOf, faceFrom, randomFace } from "../src/lib/art/kobold.ts";

test("a code gives its face, and the face its code", () => {
  for (let index = 0; index < 200; index++) {
    const face = randomFace();
    expect(faceFrom(codeOf(face))).toEqual(face);
    expect(codeOf(face)).toMatch(/^[a-z0-9.]{1,20}$/);
  }
});

test("any text gives a face, always the same", () => {
  for (const text of ["", "Ada", "p1", "k", "k9.9.9.9.9.9", "k1.2", "käse", "🦎"]) {
    const face = faceFrom(text);
    expect(faceFrom(text)).toEqual(face);
    expect(faceFrom(codeOf(face))).toEqual(face);
  }
});

test("neighbouring ids look different, and every part is met", () => {
  const faces = Array.from({ length: 500 }, (_, index) => faceFrom(`p${index}`));
  expect(new Set(faces.map(codeOf)).size).toBeGreaterThan(480);
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) expect(new Set(faces.map((face) => face[part])).size).toBe(PARTS[part]);
});

test("every named part is drawn", () => {
  expect([SKINS, EARS, SNOUTS, EYES, WEARS].map((list) => list.length)).toEqual([NAMES.skin, NAMES.ears, NAMES.snout, NAMES.eyes, NAMES.wear].map((list) => list.length));
});

test("a line of ink is a path with its tones", () => {
  expect(ink("c o10,10,5\n~w2 M0 0H5\ns- r0,0,10,6,2", 3)).toEqual([
    { fill: "c", stroke: "k", width: 3, d: "M5 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" },
    { fill: "", stroke: "w", width: 2, d: "M0 0H5" },
    { fill: "s", stroke: "k", width: 0, d: "M2 0h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z" },
  ]);
});
