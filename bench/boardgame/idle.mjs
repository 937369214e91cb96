// Tables of Warren in mid-game at which nobody moves any more, two clients at each. Usage: node idle.mjs PORT TABLES.
// Prints "ready" when all are in place, and leaves when its input ends.

import { open } from "./warren.mjs";

const MOVES = 17;
const [port, tables] = process.argv.slice(2).map(Number);

async function table() {
  let rest;
  const rested = new Promise((done) => (rest = done));
  const start = await open(port, () => ({ last: MOVES, rest, sending() {}, seen() {} }));
  start();
  await rested;
}

for (let made = 0; made < tables; made += 20) {
  await Promise.all(Array.from({ length: Math.min(20, tables - made) }, table));
}
console.log("ready");
process.stdin.on("end", () => process.exit(0)).resume();
