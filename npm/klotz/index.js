/** KLOTZ: the rules and bots of Holz as WebAssembly. This file only converts; the rules are in the module. */
import init, { KlotzMatch, klotzChooseMove, klotzDefaultSetup, initSync } from "./holz.js";

const file = new URL("./holz_bg.wasm", import.meta.url);

// Node reads the module from the disk, browsers and bundlers fetch it.
if (file.protocol === "file:" && typeof process !== "undefined") {
  const { readFileSync } = await import("node:fs");
  initSync({ module: readFileSync(file) });
} else {
  await init({ module_or_path: file });
}

/** Why a move is refused: a code with parameters, and an English sentence as the message. */
export class Refusal extends Error {
  constructor(code, params, message) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.params = params;
  }
}

/** Refusals come from the module as JSON. */
function call(action) {
  try {
    return action();
  } catch (error) {
    if (typeof error !== "string") throw error;
    const { code, params, message } = JSON.parse(error);
    throw new Refusal(code, params, message);
  }
}

export class Klotz {
  #match;

  constructor(match) {
    this.#match = match;
  }

  /** A new game of 2 to 4 players on the standard layout. */
  static start(players = 2) {
    const setup = call(() => klotzDefaultSetup(players));
    return new Klotz(call(() => KlotzMatch.start(setup, 0)));
  }

  /** The game of a record file. */
  static fromRecord(text) {
    return new Klotz(call(() => KlotzMatch.fromRecord(text, 0)));
  }

  /** Everything about the game. */
  view() {
    return JSON.parse(this.#match.view(0));
  }

  /** The seat to move, from 0; null when the game is over. */
  get turn() {
    return this.view().turn;
  }

  /** How the game ended; null while it goes on. */
  get outcome() {
    return this.view().outcome;
  }

  /** The position in the notation of the rules. */
  get position() {
    return this.view().position.text;
  }

  /** All legal moves. */
  moves() {
    if (this.turn === null) return [];
    const cells = JSON.parse(this.#match.movable());
    const moves = cells.flatMap((cell) => JSON.parse(this.#match.targets(cell)));
    return moves.map((target) => target.text);
  }

  /** Plays a move, or throws a Refusal and changes nothing. */
  play(text) {
    const { turn, ply } = this.view();
    const command = { type: "playMove", seat: turn ?? 0, ply, text };
    call(() => this.#match.execute(JSON.stringify(command), 0));
  }

  /** The move of a built-in bot of level 1 to 8. The same seed gives the same move. */
  botMove(level, seed = 0) {
    return JSON.parse(call(() => klotzChooseMove(this.#match.log(), level, seed))).text;
  }

  /** The game as a record file. The date looks like 2026-05-31. */
  record(date) {
    return call(() => this.#match.record(date));
  }

  /** Frees the memory of the module. Don't use the game afterwards. */
  free() {
    this.#match.free();
  }
}
