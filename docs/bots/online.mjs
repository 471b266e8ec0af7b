// A bot that plays on a server: any of the moves it is offered, but a winning one if there is.
//
//     HOLZ_TOKEN=holz_… node docs/bots/online.mjs http://127.0.0.1:8080 TABLE
//
// TABLE is the end of the link to a table with a free seat. The token is made on the server's page, under
// "Your account". online.md tells the rest.

import { createInterface } from "node:readline";
import { Readable } from "node:stream";

const [server, table] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.HOLZ_TOKEN}`, "content-type": "application/json" };

async function ask(what, body) {
  const wish = body && { method: "POST", body: JSON.stringify({ id: crypto.randomUUID(), ...body }) };
  const response = await fetch(`${server}/api/bot/tables/${table}/${what}`, { headers, ...wish });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

const events = (await ask("events")).body; // from here on nothing is missed
await ask("sit", {});
for await (const line of createInterface({ input: Readable.fromWeb(events) })) {
  const event = line ? JSON.parse(line) : { type: "heartbeat" };
  if (event.type === "turn") {
    const { seat, ply, seen, moves } = event;
    const text = moves.find((move) => move.endsWith("#")) ?? moves[ply % moves.length];
    await ask("command", { seen, command: { type: "playMove", seat, ply, text } });
  }
  if (event.type === "table" && event.table.phase === "over") break;
}
process.exit(0);
