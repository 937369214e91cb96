// A table of Warren: set up over HTTP, played over its WebSocket.

import WebSocket from "ws";

export async function open(port, clock) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ game: "koffer", seats: 2, options: { games: 12 } });
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: "POST", headers, body });
  const { table } = await answer.json();
  const seats = await Promise.all([0, 1].map((seat) => join(port, table, seat, clock())));
  return () => seats[0]();
}

async function join(port, table, seat, clock) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${table}`, { perMessageDeflate: false });
  let count = 0;
  let moved = false;
  const say = (command, details) => socket.send(JSON.stringify({ do: command, id: `c${++count}`, ...details }));

  function look({ ask, table: { status }, offers }) {
    if (status !== "playing" || !ask.seats.includes(seat)) return;
    if (ask.number > clock.last) return clock.rest();
    const move = () => {
      moved = true;
      clock.sending();
      say("move", { seat, ask: ask.number, move: offers[0].move });
    };
    if (clock.pause) setTimeout(move, clock.pause * (0.5 + Math.random()));
    else move();
  }

  const seated = new Promise((done) => {
    socket.on("message", (data) => {
      const told = JSON.parse(data.toString());
      if (told.is === "snapshot") say("sit", { seat, name: `Person ${seat}`, word: "word" });
      else if (told.is === "answer" && told.key) done();
      else if (told.is === "update") {
        if (moved) clock.seen();
        moved = false;
        look(told.now);
      } else if (told.is === "refusal") fail(told.sentence);
    });
  });
  socket.on("open", () => say("hello", {}));
  socket.on("error", fail);
  socket.on("close", (code, reason) => fail(`closed: ${code} ${reason}`));
  await seated;
  return () => say("start", {});
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
