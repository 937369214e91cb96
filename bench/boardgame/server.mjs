// boardgame.io's own server, storing in memory as it does by default. Usage: node server.mjs PORT

import { createRequire } from "node:module";
import { Koffer } from "./game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [Koffer], origins: [Origins.LOCALHOST] });
await server.run(Number(process.argv[2]));
