/** The page where a game is agreed on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose';

export interface Agreement {
  /** What each seat is called; a seat is a person unless it is `Bot`. */
  seats: readonly (string | Bot)[];
  layout?: string;
  moveLimit?: number;
  /** Minutes each and seconds added a move. */
  clock?: { minutes: number; seconds: number };
}

export interface Bot {
  /** From 1, the weakest, with its name. */
  level: '1, Balsa' | '2, Willow';
}

export class NewGame {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/klotz/new');
    await expect(this.page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
  }

  seat(number: number): Locator {
    return this.page.getByRole('group', { name: `Player ${number}` });
  }

  async agree({ seats, layout, moveLimit, clock }: Agreement): Promise<void> {
    await choose(this.page, 'Number of players', String(seats.length));
    for (const [index, player] of seats.entries()) {
      const seat = this.seat(index + 1);
      if (typeof player === 'string') {
        await choose(seat, 'Played by', 'Human');
        await seat.getByRole('textbox', { name: 'Name' }).fill(player);
      } else {
        await choose(seat, 'Played by', 'Bot');
        await choose(seat, 'Level', player.level);
      }
    }
    await choose(this.page, 'First player', 'Red');
    if (layout) await choose(this.page, 'Starting layout', layout);
    if (moveLimit) {
      const limit = this.page.getByRole('spinbutton', { name: 'Move limit' });
      await limit.fill(String(moveLimit));
    }
    if (clock) {
      await choose(this.page, 'Clock', 'Per game');
      await this.page
        .getByRole('spinbutton', { name: 'Minutes per player' })
        .fill(String(clock.minutes));
      await this.page
        .getByRole('spinbutton', { name: 'Increment (seconds)' })
        .fill(String(clock.seconds));
    }
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(this.page).toHaveURL(/\/klotz$/);
  }

  /**
   * From nothing to the first move, in one line: on Diamond, where the moves of these tests are
   * legal, unless another layout is named.
   */
  async play(agreement: Agreement): Promise<void> {
    await this.open();
    await this.agree({ layout: 'Diamond', ...agreement });
    await this.start();
  }
}
