// A load for several hosts on one database: two seats a table, each moving as soon as it is its turn. Whoever loses a
// host comes back through the next one and says again what was not answered.
// Usage: node hosts.mjs PORTS TABLES SECONDS same|mixed FILE. With `mixed` the two people of a table come through two
// hosts. Prints what load.mjs prints; every acknowledged move is written to FILE: table, seat, id and entry.

import { writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import WebSocket from "ws";

const [portList, tables, seconds, mode, file] = process.argv.slice(2);
const ports = portList.split(",").map(Number);
const WARM_UP = 2000;
const acknowledged = [];
const times = [];
let counting = false;
let moves = 0;
let lost = 0;

async function open(number) {
  const first = number % ports.length;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ game: "koffer", seats: 2, options: { games: 12 } });
  const answer = await fetch(`http://127.0.0.1:${ports[first]}/api/tables`, { method: "POST", headers, body });
  const { table } = await answer.json();
  const seats = [0, 1].map((seat) => new Seat(table, seat, mode === "mixed" ? first + seat : first));
  for (const seat of seats) await seat.seated;
  return () => seats[0].say("start", {});
}

class Seat {
  constructor(table, seat, host) {
    Object.assign(this, { table, seat, host, count: 0, key: null, pending: null, sentAt: 0, asked: 0 });
    this.seated = new Promise((done) => (this.sat = done));
    this.connect();
  }

  connect() {
    const socket = new WebSocket(`ws://127.0.0.1:${ports[this.host % ports.length]}/ws/${this.table}`, { perMessageDeflate: false });
    this.socket = socket;
    socket.on("open", () => this.say("hello", { keys: this.key ? [this.key] : [] }));
    socket.on("message", (data) => this.hear(JSON.parse(data.toString())));
    socket.on("error", () => {});
    socket.on("close", () => {
      lost += 1;
      this.host += 1;
      setTimeout(() => this.connect(), 50 + 100 * Math.random());
    });
  }

  say(command, details) {
    const id = `c${++this.count}`;
    this.send({ do: command, id, ...details });
    return id;
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hear(told) {
    if (told.is === "snapshot") {
      if (!this.key) this.say("sit", { seat: this.seat, name: `Person ${this.seat}`, word: "word" });
      else if (this.pending) this.send(this.pending);
      else this.look(told);
    } else if (told.is === "answer") {
      if (told.key) this.sat((this.key = told.key));
      if (this.pending?.id === told.id) {
        acknowledged.push(`${this.table} ${this.seat} ${told.id} ${told.feed}`);
        moves += 1;
        if (counting) times.push(performance.now() - this.sentAt);
        this.pending = null;
      }
    } else if (told.is === "update") this.look(told.now);
    else if (told.is === "refusal") {
      console.error(told.sentence);
      if (this.pending?.id === told.id) this.pending = null;
    }
  }

  look({ ask, table: { status }, offers }) {
    if (status !== "playing" || !ask.seats.includes(this.seat) || this.pending || ask.number <= this.asked) return;
    this.asked = ask.number;
    this.sentAt = performance.now();
    this.pending = { do: "move", id: `c${++this.count}`, seat: this.seat, ask: ask.number, move: offers[0].move };
    this.send(this.pending);
  }
}

const opened = [];
for (let table = 0; table < Number(tables); table += 20) {
  const batch = Array.from({ length: Math.min(20, Number(tables) - table) }, (_, place) => open(table + place));
  opened.push(...(await Promise.all(batch)));
}
opened.forEach((start) => start());
await new Promise((done) => setTimeout(done, WARM_UP));
console.log("playing");
counting = true;
const began = performance.now();
const busy = process.cpuUsage();
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
counting = false;
const took = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(busy);
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
writeFileSync(file, acknowledged.join("\n"));
const figures = { moves, rate: times.length / took, p50: at(0.5), p99: at(0.99), busy: (user + system) / 1e6 / took, lost };
console.log(JSON.stringify(figures));
process.exit(0);
