/**
 * The notes of a guided first game. They follow from facts about the position: the reasons a bot gives
 * for its best move, a refusal, the end. X-Stack has no such reasons; its table names the moments. Each
 * note is shown once.
 */
import { Coach, type CoachedGame } from '@/wasm/coach';
import type { Reason } from '@/wasm/wire';
import type { GameId } from '../match';
import { endGuide, saveNotes, shownNotes } from './guide-flag';

/** Notes in the order of importance, by the reason that calls for them. */
const NOTES: Readonly<Record<CoachedGame, Readonly<Record<string, Note>>>> = {
  klotz: {
    wins: 'win',
    parries: 'stop',
    captures: 'capture',
    escapes: 'danger',
    threatens: 'threaten',
  },
  climbers: { wins: 'win', hinders: 'stop', climbs: 'climb', saves: 'climb' },
};

/** Moments that only X-Stack has. */
export type XStackMoment = 'stuck' | 'put' | 'forbidden' | 'fell' | 'end';

export type Note =
  | 'first'
  | 'refused'
  | 'win'
  | 'stop'
  | 'capture'
  | 'danger'
  | 'threaten'
  | 'climb'
  | 'over'
  | XStackMoment;

export class Guide {
  note = $state<Note | null>(null);
  private shown: string[];
  private readonly coach: Coach | null;

  constructor(private readonly game: GameId) {
    this.shown = shownNotes(game);
    this.coach = game === 'xstack' ? null : new Coach(game);
  }

  /** It is the learner's turn. */
  async turn(log: string): Promise<void> {
    if (this.show('first')) return;
    // Without an answer there is nothing to say.
    const hint = await this.coach?.hint(log).catch(() => null);
    if (hint) this.noteOf(hint.reasons);
  }

  private noteOf(reasons: readonly Reason[]): void {
    if (this.game === 'xstack') return;
    for (const [code, note] of Object.entries(NOTES[this.game])) {
      if (reasons.some((reason) => reason.code === code) && this.show(note)) return;
    }
  }

  refused(): void {
    this.show('refused');
  }

  /** The table has something to say about this moment. */
  at(moment: XStackMoment): void {
    this.show(moment);
  }

  over(): void {
    this.show('over');
  }

  /** The learner has moved: what a note said about the position no longer holds. */
  moved(): void {
    this.coach?.cancel();
    // What fell is over too, but what it costs is worth reading.
    if (this.note !== 'over' && this.note !== 'fell') this.note = null;
  }

  dismiss(): void {
    if (this.note === 'over') endGuide(this.game);
    this.note = null;
  }

  dispose(): void {
    this.coach?.dispose();
  }

  private show(note: Note): boolean {
    if (this.shown.includes(note)) return false;
    this.shown = [...this.shown, note];
    saveNotes(this.game, this.shown);
    this.note = note;
    return true;
  }
}
