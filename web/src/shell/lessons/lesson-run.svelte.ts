/**
 * Drives one lesson on a table: judges what was played, gives a miss time to be seen, then starts the
 * position again.
 */
import { untrack } from 'svelte';
import type { GameId, TableMatch, TableView } from '../match';
import type { MatchSession } from '../match-session.svelte';
import { refusalOf } from '../refusal';
import type { Status } from '../status';
import type { LessonAttempt } from './attempt.svelte';
import type { AnyLesson } from './lesson-file';
import type { LessonStars } from './stars.svelte';
import { lessonText, missText } from './words';

/** How long a missed goal stays on the board, after the last animation has begun. */
const RESET_MS = 2200;

interface Run<View extends TableView, Match extends TableMatch<View>> {
  game: GameId;
  lesson: AnyLesson;
  session: MatchSession<View, Match>;
  attempt: LessonAttempt;
  stars: LessonStars;
  say: (words: string) => void;
  /** A new match of the lesson. */
  start: () => Match;
  /** Plays a move so that it can be seen. */
  play: (seat: number, text: string) => void;
  /** Whether the learner has begun something after a miss, so its sentence can go. */
  begun: () => boolean;
}

export class LessonRun<View extends TableView, Match extends TableMatch<View>> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private judged = 0;

  constructor(private readonly run: Run<View, Match>) {
    const { session, attempt, stars, lesson, game, say } = run;
    $effect(() => {
      const { ply } = session.view;
      untrack(() => this.played(ply));
    });
    $effect(() => {
      if (attempt.done) untrack(() => stars.add(lesson.name, attempt.stars));
    });
    $effect(() => {
      const { miss } = attempt;
      if (miss) untrack(() => say(missText(game, lesson.name, miss, session.view)));
    });
    $effect(() => {
      if (run.begun()) untrack(() => (attempt.miss = null));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The status line: what was missed, the hint, or what any table says. */
  status(usual: Status): Status {
    const { attempt, game, lesson, session } = this.run;
    const seat = usual.seat;
    if (attempt.miss) {
      return { text: missText(game, lesson.name, attempt.miss, session.view), seat, refusal: true };
    }
    if (usual.refusal || attempt.done) return usual;
    return attempt.hinted ? { text: lessonText(game, lesson.name, 'hint'), seat } : usual;
  }

  hint(): void {
    const { attempt, game, lesson, say } = this.run;
    attempt.hint();
    say(lessonText(game, lesson.name, 'hint'));
  }

  /** Plays the solution's next move. */
  async show(): Promise<void> {
    const { attempt, session, play } = this.run;
    const seat = session.humanTurn;
    if (seat === null) return;
    try {
      const { text, ply } = await attempt.solution(session.log);
      if (session.view.ply === ply) play(seat, text);
    } catch (error) {
      session.trouble = refusalOf(error);
    }
  }

  restart(): void {
    clearTimeout(this.timer);
    const { attempt, session, start } = this.run;
    attempt.restart();
    this.judged = 0;
    session.replace(start());
  }

  /** Judges a turn that isn't complete. */
  judgePart(): void {
    if (!this.run.attempt.closed && this.run.session.view.ply === 0) void this.judge();
  }

  private played(ply: number): void {
    // Everything that follows a verdict is shown, not judged.
    if (ply === 0 || ply <= this.judged || this.run.attempt.closed) return;
    this.judged = ply;
    void this.judge();
  }

  private async judge(): Promise<void> {
    const { session, attempt } = this.run;
    try {
      const { state, reply } = await attempt.judge(session.log);
      if (reply !== null) this.judged += 1;
      if (state === 'missed') {
        this.timer = setTimeout(() => this.restart(), RESET_MS + (reply === null ? 0 : RESET_MS));
      }
    } catch (error) {
      session.trouble = refusalOf(error);
    }
  }
}
