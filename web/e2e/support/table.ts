/** The table: the board and everything round it, as a person finds it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Board } from './board';
import { choose } from './choose';
import { Finger, Keys, Mouse, type Hand } from './hands';

export class Table {
  readonly board: Board;
  readonly mouse: Mouse;
  readonly finger: Finger;
  readonly keys: Keys;
  /** The hand that `move` uses. */
  hand: Hand;

  readonly status: Locator;
  readonly players: Locator;
  readonly moves: Locator;
  readonly result: Locator;
  private readonly live: Locator;

  constructor(readonly page: Page) {
    this.board = new Board(page);
    this.mouse = new Mouse(this.board);
    this.finger = new Finger(this.board);
    this.keys = new Keys(this.board);
    this.hand = this.mouse;
    const main = page.getByRole('main');
    this.status = main.locator('p.status');
    this.players = main.getByRole('list', { name: 'Players' });
    this.moves = main.getByRole('table', { name: 'Moves' });
    this.result = main.locator('section[aria-labelledby="over-title"]');
    this.live = main.locator('[aria-live="polite"]');
  }

  /** Waits for the board; with `view` it is switched to that view. */
  async ready(view?: '3D' | '2D'): Promise<void> {
    await expect(this.board.grid).toBeVisible();
    if (view) await this.show(view);
    await this.board.rest();
  }

  async show(view: '3D' | '2D'): Promise<void> {
    await choose(this.page, 'View', view);
    await this.board.rest();
  }

  /** Plays a move with the hand in use and waits until it is told. */
  async move(from: string, to: string): Promise<void> {
    await this.hand.choose(from);
    await this.hears(new RegExp(`^${from} selected, \\d+ targets?\\.$`));
    await this.hand.choose(to);
    // On a phone the first tap aims and the second one plays.
    if (this.hand === this.finger) {
      await this.hears(`${to} selected as target. Press again to confirm.`);
      await this.hand.choose(to);
    }
    await this.hears(new RegExp(` from ${from} to ${to}\\.`));
    await this.board.rest();
  }

  /** Plays moves such as `g7-e5` one after the other. */
  async line(...moves: string[]): Promise<void> {
    for (const move of moves) {
      const [from, to] = move.split(/[-x]/);
      await this.move(from!, to!.replace('#', ''));
    }
  }

  /** A sentence was said in the live region. */
  async hears(sentence: string | RegExp): Promise<void> {
    await expect(this.live.locator('p').filter({ hasText: sentence }).last()).toBeAttached();
  }

  player(name: string): Locator {
    return this.players.getByRole('listitem').filter({ hasText: name });
  }

  /** Whose turn it is, by the name in the list of players. */
  async expectTurn(name: string): Promise<void> {
    await expect(this.player(name)).toHaveAttribute('aria-current', 'true');
    await expect(this.players.locator('[aria-current="true"]')).toHaveCount(1);
  }

  /** The moves as they stand in the list, in the order of play. */
  async expectMoves(...moves: string[]): Promise<void> {
    const printed = moves.map((move) => move.replace('-', '–').replace('x', '×'));
    await expect(this.moves.getByRole('button')).toHaveText(printed);
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Opens the menu and presses one of its entries. */
  async menu(entry: string): Promise<void> {
    await this.button('Menu').click();
    await this.dialog('Menu').getByRole('button', { name: entry }).click();
  }
}
