// Koffer's base game for boardgame.io: the same cards, turns and visible state as Warren's, one deal after another.

const COLOURS = ["black", "red", "blue", "yellow"];
const GAMES = 12;

function deal(random) {
  const deck = random.Shuffle(COLOURS.flatMap((colour) => Array.from({ length: 10 }, (_, i) => ({ colour, value: i + 1 }))));
  const row = deck.splice(0, 7).map((card) => ({ card, tokens: 0 }));
  const displays = [0, 1].map(() => ({ tokens: 7, sequences: Object.fromEntries(COLOURS.map((colour) => [colour, []])) }));
  return { row, displays, secret: { deck }, deck: deck.length, turns: 0 };
}

function points({ tokens, sequences }) {
  return Object.values(sequences)
    .flat()
    .reduce((sum, { card, up }) => sum + (up ? card.value : -1), tokens);
}

function take({ G, playerID, events, random }, place) {
  const mine = G.displays[playerID];
  if (!Number.isInteger(place) || place < 0 || place >= G.row.length || place > mine.tokens) return "INVALID_MOVE";
  for (const before of G.row.slice(0, place)) before.tokens += 1;
  const [{ card, tokens }] = G.row.splice(place, 1);
  mine.tokens += tokens - place;
  const sequence = mine.sequences[card.colour];
  const top = sequence.at(-1);
  sequence.push({ card, up: !top?.up || top.card.value < card.value });
  if (G.secret.deck.length) G.row.push({ card: G.secret.deck.shift(), tokens: 0 });
  G.deck = G.secret.deck.length;
  G.turns += 1;
  G.scores = G.displays.map((display, seat) => G.totals[seat] + points(display));
  if (G.turns === 34) {
    G.totals = [...G.scores];
    G.game += 1;
    if (G.game > GAMES) return events.endGame(G.scores);
    Object.assign(G, deal(random));
  }
}

export const Koffer = {
  name: "koffer",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => ({ ...deal(random), game: 1, totals: [0, 0], scores: [7, 7] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: { move: take, client: false } },
  playerView: ({ G: { secret, ...seen } }) => seen,
};
