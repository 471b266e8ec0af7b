/** The Climbers: the rules and bots of Holz as WebAssembly. This file only converts; the rules are in the module. */
import init, { ClimbersMatch, climbersChooseMove, climbersDefaultSetup, initSync } from "./holz.js";

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

export class Climbers {
  #match;

  constructor(match) {
    this.#match = match;
  }

  /** A new game of 2 to 5 players; the seed draws the tower. */
  static start(players = 2, seed = 0) {
    const setup = call(() => climbersDefaultSetup(players, seed));
    return new Climbers(call(() => ClimbersMatch.start(setup, 0)));
  }

  /** The game of a record file. */
  static fromRecord(text) {
    return new Climbers(call(() => ClimbersMatch.fromRecord(text, 0)));
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

  /** The blocks that can be moved, and whether each may be. A turn has tens of thousands of forms. */
  blocks() {
    return JSON.parse(this.#match.blocks());
  }

  /** Where a block can go. */
  places(block) {
    return JSON.parse(call(() => this.#match.places(block)));
  }

  /** Where the pawn can go, with the steps that lead there. */
  reach() {
    return JSON.parse(this.#match.reach());
  }

  /** Plays a move, or throws a Refusal and changes nothing. */
  play(text) {
    const { turn, ply } = this.view();
    const command = { type: "playMove", seat: turn ?? 0, ply, text };
    call(() => this.#match.execute(JSON.stringify(command), 0));
  }

  /** The move of a built-in bot of level 1 to 8. The same seed gives the same move. */
  botMove(level, seed = 0) {
    return JSON.parse(call(() => climbersChooseMove(this.#match.log(), level, seed))).text;
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
