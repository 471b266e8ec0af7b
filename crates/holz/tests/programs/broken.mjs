// Programs that do not play as they should, each in the way that its argument says.

import { createInterface } from "node:readline";

const kind = process.argv[2];

function answer(reply) {
  process.stdout.write(typeof reply === "string" ? `${reply}\n` : `${JSON.stringify(reply)}\n`);
}

const hello = { type: "hello", protocol: kind === "old" ? 0 : 1, name: kind, wants: ["legal"] };

const choices = {
  silent: () => {},
  nonsense: () => answer("b2 to b3, I think"),
  giant: () => process.stdout.write("x".repeat(3 << 20)),
  binary: () => process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a])),
  crash: () => process.exit(7),
  illegal: () => answer({ type: "move", move: "a1-a2" }),
  gibberish: () => answer({ type: "move", move: "hop" }),
  refusing: () => answer({ type: "error", message: "not today" }),
  resigning: () => answer({ type: "resign" }),
};

if (kind === "deaf") {
  // Neither reads nor writes.
  setInterval(() => {}, 1000);
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const question = JSON.parse(line);
    switch (question.type) {
      case "hello":
        answer(hello);
        break;
      case "choose":
        choices[kind]();
        break;
      case "quit":
        process.exit(0);
        break;
      default:
        answer({ type: "ready" });
    }
  }
}
