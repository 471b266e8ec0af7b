/** The coach: hints, puzzles, lessons and analysis, computed in its own worker. */
import { AskedWorker } from './asked-worker';
import type { Lesson as ClimbersLesson, PuzzleAttempt, Puzzle as ClimbersPuzzle } from './climbers';
import type { Lesson as KlotzLesson, Puzzle as KlotzPuzzle } from './klotz';
import type { Assessment, Hint, LessonVerdict, PuzzleReply } from './wire';

/** The games that have a coach, with their types of puzzle. */
export interface CoachPuzzles {
  klotz: KlotzPuzzle;
  climbers: ClimbersPuzzle;
}
export type CoachedGame = keyof CoachPuzzles;

/** Their types of lesson. */
export interface CoachLessons {
  klotz: KlotzLesson;
  climbers: ClimbersLesson;
}

export type CoachQuestion =
  | { kind: 'hint'; game: CoachedGame; log: string }
  | { kind: 'assess'; game: CoachedGame; log: string; ply: number }
  | { kind: 'puzzles'; game: CoachedGame; text: string }
  | { kind: 'puzzleReply'; log: string; plies: number }
  | { kind: 'puzzleHint'; log: string; plies: number }
  | { kind: 'puzzleAttempt'; line: string; turn: string }
  | { kind: 'puzzleSolution'; line: string }
  | { kind: 'lessons'; game: CoachedGame; text: string }
  | { kind: 'lessonVerdict' | 'lessonHint'; game: CoachedGame; source: string; log: string };

export type CoachAnswer =
  | Hint
  | Assessment
  | PuzzleReply
  | PuzzleAttempt
  | LessonVerdict
  | CoachPuzzles[CoachedGame][]
  | CoachLessons[CoachedGame][];

/** A worker that handles one question at a time; asking again cancels the previous one. */
export class Coach<Game extends CoachedGame = CoachedGame> {
  private readonly worker: AskedWorker<CoachQuestion, CoachAnswer>;

  /** `spawn` creates the worker; tests pass a fake. */
  constructor(
    private readonly game: Game,
    spawn: () => Worker = spawnWorker,
  ) {
    this.worker = new AskedWorker(spawn);
  }

  /** The best move in the match with this log, and why. */
  hint(log: string): Promise<Hint> {
    return this.ask({ kind: 'hint', game: this.game, log });
  }

  /** Evaluates the match with this log after `ply` moves. */
  assess(log: string, ply: number): Promise<Assessment> {
    return this.ask({ kind: 'assess', game: this.game, log, ply });
  }

  /** The puzzles in a file's text, in order. */
  puzzles(text: string): Promise<CoachPuzzles[Game][]> {
    return this.ask({ kind: 'puzzles', game: this.game, text });
  }

  /** The reply to the last move in a KLOTZ puzzle that must be won within `plies` moves. */
  puzzleReply(log: string, plies: number): Promise<PuzzleReply> {
    return this.ask({ kind: 'puzzleReply', log, plies });
  }

  /** A move that still solves the KLOTZ puzzle in time. */
  puzzleHint(log: string, plies: number): Promise<Hint> {
    return this.ask({ kind: 'puzzleHint', log, plies });
  }

  /** What a turn achieves in the Climbers puzzle on this line. */
  puzzleAttempt(line: string, turn: string): Promise<PuzzleAttempt> {
    return this.ask({ kind: 'puzzleAttempt', line, turn });
  }

  /** A turn that solves the Climbers puzzle on this line. */
  puzzleSolution(line: string): Promise<Hint> {
    return this.ask({ kind: 'puzzleSolution', line });
  }

  /** The lessons in a file's text, in order. */
  lessons(text: string): Promise<CoachLessons[Game][]> {
    return this.ask({ kind: 'lessons', game: this.game, text });
  }

  /** What the learner's play in a lesson came to. */
  verdict(source: string, log: string): Promise<LessonVerdict> {
    return this.ask({ kind: 'lessonVerdict', game: this.game, source, log });
  }

  /** The next move that leads to a lesson's goal. */
  solution(source: string, log: string): Promise<Hint> {
    return this.ask({ kind: 'lessonHint', game: this.game, source, log });
  }

  cancel(): void {
    this.worker.cancel();
  }

  /** Terminates the worker for good. */
  dispose(): void {
    this.worker.dispose();
  }

  /** The worker guarantees that each kind of question gets its kind of answer. */
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
