/** The puzzle of a day while it is played: tells the server of every try on the day itself. */
import { t } from '@/i18n';
import { askKnown } from '@/online/api';
import { ownName } from '@/online/own-name.svelte';
import { troubleText } from '@/online/words';
import type { DailyRun } from '@/shell/puzzles/daily-run';
import type { DailyTry, DailyVerdict, DailyView, Game } from '@/wasm/online';
import { longDay } from './dates';

export class Run implements DailyRun {
  note = $state('');
  readonly title: string;
  readonly list;
  readonly listName = t('daily.back');
  /** Tries are sent one after the other, so that the server counts them in order. */
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly view: Pick<DailyView, 'day' | 'today'>,
    private readonly game: Game,
  ) {
    this.title = t('daily.title', { day: longDay(view.day) });
    this.list = `/daily#${view.day}` as const;
  }

  tried(moves: readonly string[]): void {
    if (this.view.day !== this.view.today) {
      this.note = t('daily.not-counted');
      return;
    }
    this.sending = this.sending.then(() => this.send(moves));
  }

  private async send(moves: readonly string[]): Promise<void> {
    const attempt: DailyTry = { moves: [...moves], name: ownName.value };
    try {
      const path = `/api/daily/${this.view.day}/${this.game}`;
      const { own, streak, right } = await askKnown<DailyVerdict>(path, attempt);
      this.note = right
        ? `${t('daily.counted', { tries: own.tries })} ${t('daily.streak', { count: streak })}.`
        : '';
    } catch (error) {
      this.note = t('daily.failed', { reason: troubleText(error) });
    }
  }
}
