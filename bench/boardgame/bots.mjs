// Tables at which one person, who moves at once, plays against bots of one level.
// Usage: node bots.mjs PORT TABLES LEVEL. Says "ready" when all play; when its input ends, prints how many moves the
// bots made meanwhile, and the time from the question to a bot's answer, in milliseconds.

import { performance } from "node:perf_hooks";
import WebSocket from "ws";

const [port, tables, level] = process.argv.slice(2);
const GAMES = ["kobold", "koffer", "too_many", "trenchcoat"];
const times = [];

async function open(game) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ game, seats: 3, options: game === "trenchcoat" || game === "too_many" ? {} : { games: 5 } });
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: "POST", headers, body });
  const { table } = await answer.json();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${table}`, { perMessageDeflate: false });
  let count = 0;
  let asked = null;
  const say = (command, details) => socket.send(JSON.stringify({ do: command, id: `c${++count}`, ...details }));

  function look({ ask, table: { status }, offers }) {
    if (status !== "playing") return (asked = null);
    if (asked !== null && ask.number !== asked.number) times.push(performance.now() - asked.at);
    if (!ask.seats.includes(0)) {
      if (asked === null || asked.number !== ask.number) asked = { number: ask.number, at: performance.now() };
      return;
    }
    asked = null;
    say("move", { seat: 0, ask: ask.number, move: offers[0].move });
  }

  socket.on("message", (data) => {
    const told = JSON.parse(data.toString());
    if (told.is === "snapshot") {
      say("sit", { seat: 0, name: "Person", word: "word" });
      for (const seat of [1, 2]) say("seat-bot", { seat, bot: level });
      say("start", {});
    } else if (told.is === "update" && told.now.ask) look(told.now);
  });
  socket.on("open", () => say("hello", {}));
  socket.on("error", (why) => {
    console.error(String(why));
    process.exit(1);
  });
}

await Promise.all(Array.from({ length: Number(tables) }, (_, table) => open(GAMES[table % GAMES.length])));
console.log("ready");
process.stdin.resume();
process.stdin.on("end", () => {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.log(JSON.stringify({ moves: times.length, p50: at(0.5), p99: at(0.99), longest: at(1) }));
  process.exit(0);
});
