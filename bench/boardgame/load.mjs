// The same load for both hosts: two seats a table, each moving as soon as it is its turn.
// Usage: node load.mjs warren|boardgame PORT TABLES SECONDS [PAUSE], the last in milliseconds, for people who take
// about that long for a move. Prints all moves made, moves a second after the
// warm-up, and the time from sending a move to seeing its outcome, in milliseconds.

import { performance } from "node:perf_hooks";
import * as boardgame from "./boardgame.mjs";
import * as warren from "./warren.mjs";

const [kind, port, tables, seconds, pause = 0] = process.argv.slice(2);
const WARM_UP = 2000;
const times = [];
let counting = false;
let moves = 0;

/** Sets up a table, seats two people at it, and answers with what starts their game. */
const { open } = { boardgame, warren }[kind];

/** One seat's clock: from sending a move to seeing its outcome. */
function clock() {
  let sentAt = 0;
  return {
    last: Infinity,
    pause: Number(pause),
    sending: () => (sentAt = performance.now()),
    seen: () => {
      moves += 1;
      if (counting) times.push(performance.now() - sentAt);
    },
  };
}

const opened = [];
for (let table = 0; table < Number(tables); table += 20) {
  const batch = Array.from({ length: Math.min(20, Number(tables) - table) }, () => open(Number(port), clock));
  opened.push(...(await Promise.all(batch)));
}
opened.forEach((start) => start());
await new Promise((done) => setTimeout(done, WARM_UP));
counting = true;
const began = performance.now();
const busy = process.cpuUsage();
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
counting = false;
const took = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(busy);
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
console.log(
  JSON.stringify({ moves, rate: times.length / took, p50: at(0.5), p99: at(0.99), busy: (user + system) / 1e6 / took }),
);
process.exit(0);
