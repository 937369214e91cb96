// A table of boardgame.io: its lobby over HTTP, its moves over socket.io's frames on a WebSocket.

import WebSocket from "ws";

async function post(port, path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function open(port, clock) {
  const { matchID } = await post(port, "/games/koffer/create", { numPlayers: 2 });
  const seats = await Promise.all(["0", "1"].map((playerID) => join(port, matchID, playerID, clock())));
  return () => seats.forEach((start) => start());
}

async function join(port, matchID, playerID, clock) {
  const path = `/games/koffer/${matchID}/join`;
  const { playerCredentials: credentials } = await post(port, path, { playerID, playerName: `Person ${playerID}` });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  const emit = (...words) => socket.send(`42/koffer,${JSON.stringify(words)}`);
  let moved = false;
  let started = false;
  let state;

  function look() {
    if (!started || state.ctx.gameover || state.ctx.currentPlayer !== playerID) return;
    const payload = { type: "take", args: [0], playerID, credentials };
    moved = true;
    clock.sending();
    emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  }

  const synced = new Promise((done) => {
    socket.on("message", (data) => {
      const text = data.toString();
      if (text[0] === "0") socket.send("40/koffer,");
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40")) emit("sync", matchID, playerID, credentials, 2);
      else if (text.startsWith("42")) {
        const [kind, , told] = JSON.parse(text.slice(text.indexOf(",") + 1));
        if (kind === "sync") {
          state = told.state;
          done();
        } else if (kind === "update") {
          state = told;
          if (moved) clock.seen();
          moved = false;
          look();
        }
      } else throw new Error(text);
    });
  });
  socket.on("error", fail);
  socket.on("close", (code, reason) => fail(`closed: ${code} ${reason}`));
  await synced;
  return () => {
    started = true;
    look();
  };
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
