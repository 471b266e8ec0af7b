// A bot for all three games: it plays any of the moves it is offered, but a winning one if there is.
//
//     holz arena klotz random program:"node docs/bots/any-move.mjs"
//
// protocol.md tells what is asked and how to answer.

import { createInterface } from "node:readline";

function answer(reply) {
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

/** One of the moves: always the same one from the same seed. */
function choose({ legal, seed }) {
  const wins = legal.find((move) => move.endsWith("#"));
  return wins ?? legal[seed % legal.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  switch (question.type) {
    case "hello":
      answer({ type: "hello", protocol: 1, name: "Any move", wants: ["legal"] });
      break;
    case "new":
    case "play":
    case "leave":
      // It keeps nothing in mind: with every question for a move it is told what it needs.
      answer({ type: "ready" });
      break;
    case "choose":
      answer({ type: "move", move: choose(question) });
      break;
    case "quit":
      process.exit(0);
      break;
    default:
      answer({ type: "error", message: `I do not know what ${question.type} means` });
  }
}
