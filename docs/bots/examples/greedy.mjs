// A bot for all three games in JavaScript, without any library.
//
// It wins if it can, otherwise it plays a random move of the list it is given:
//
//     holz bot check "node docs/bots/examples/greedy.mjs"
//     holz arena klotz random program:"node docs/bots/examples/greedy.mjs" --games 20

import { createInterface } from "node:readline";

function choose({ legal, seed = 0 }) {
  const wins = legal.filter((move) => move.endsWith("#"));
  const moves = wins.length > 0 ? wins : legal;
  // The same seed gives the same move, so that games can be repeated.
  return moves[seed % moves.length];
}

function answer(request) {
  switch (request.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "Greedy (JavaScript)", wants: ["legal"] };
    case "new":
    case "play":
    case "leave":
      // It keeps no board: every request for a move brings the legal moves along.
      return { type: "ready" };
    case "choose":
      return { type: "move", move: choose(request) };
    default:
      return { type: "error", message: `unknown request ${request.type}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.type === "quit") break;
  process.stdout.write(`${JSON.stringify(answer(request))}\n`);
}
