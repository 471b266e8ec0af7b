/** The coach: hints, puzzles and analysis, thought about in a worker of its own. */
import { AskedWorker } from './asked-worker';
import type { PuzzleAttempt, Puzzle as ClimbersPuzzle } from './climbers';
import type { Puzzle as KlotzPuzzle } from './klotz';
import type { Assessment, Hint, PuzzleReply } from './wire';

/** The games that have a coach, and their puzzles. */
export interface CoachPuzzles {
  klotz: KlotzPuzzle;
  climbers: ClimbersPuzzle;
}
export type CoachedGame = keyof CoachPuzzles;

/** What the page asks the worker. */
export type CoachQuestion =
  | { kind: 'hint'; game: CoachedGame; log: string }
  | { kind: 'assess'; game: CoachedGame; log: string; ply: number }
  | { kind: 'puzzles'; game: CoachedGame; text: string }
  | { kind: 'puzzleReply'; log: string; plies: number }
  | { kind: 'puzzleHint'; log: string; plies: number }
  | { kind: 'puzzleAttempt'; line: string; turn: string }
  | { kind: 'puzzleSolution'; line: string };

export type CoachAnswer =
  Hint | Assessment | PuzzleReply | PuzzleAttempt | CoachPuzzles[CoachedGame][];

/** A worker that thinks about one question at a time; asking again cancels the question before. */
export class Coach<Game extends CoachedGame = CoachedGame> {
  private readonly worker: AskedWorker<CoachQuestion, CoachAnswer>;

  /** `spawn` makes the worker; tests give one of their own. */
  constructor(
    private readonly game: Game,
    spawn: () => Worker = spawnWorker,
  ) {
    this.worker = new AskedWorker(spawn);
  }

  /** What to play in the match of this log, and why. */
  hint(log: string): Promise<Hint> {
    return this.ask({ kind: 'hint', game: this.game, log });
  }

  /** How the match of this log stood after so many moves. */
  assess(log: string, ply: number): Promise<Assessment> {
    return this.ask({ kind: 'assess', game: this.game, log, ply });
  }

  /** The puzzles in the text of a file, in its order. */
  puzzles(text: string): Promise<CoachPuzzles[Game][]> {
    return this.ask({ kind: 'puzzles', game: this.game, text });
  }

  /** What becomes of the last move in a puzzle of KLOTZ that is to be won within so many moves. */
  puzzleReply(log: string, plies: number): Promise<PuzzleReply> {
    return this.ask({ kind: 'puzzleReply', log, plies });
  }

  /** A move that still solves the puzzle of KLOTZ in time. */
  puzzleHint(log: string, plies: number): Promise<Hint> {
    return this.ask({ kind: 'puzzleHint', log, plies });
  }

  /** What a turn comes to in the puzzle of The Climbers that is written so. */
  puzzleAttempt(line: string, turn: string): Promise<PuzzleAttempt> {
    return this.ask({ kind: 'puzzleAttempt', line, turn });
  }

  /** A turn that solves the puzzle of The Climbers that is written so. */
  puzzleSolution(line: string): Promise<Hint> {
    return this.ask({ kind: 'puzzleSolution', line });
  }

  /** Stops thinking. */
  cancel(): void {
    this.worker.cancel();
  }

  /** Ends the worker for good. */
  dispose(): void {
    this.worker.dispose();
  }

  /** Each kind of question has its kind of answer; the worker's side keeps to that. */
  private ask<Answer extends CoachAnswer>(question: CoachQuestion): Promise<Answer> {
    return this.worker.ask(question) as Promise<Answer>;
  }
}

function spawnWorker(): Worker {
  return new Worker(new URL('./coach.worker.ts', import.meta.url), {
    type: 'module',
    name: 'coach',
  });
}
