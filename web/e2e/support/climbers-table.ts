/** The table of The Climbers, as a person finds it. */
import { expect, type Page } from '@playwright/test';
import { sceneReady } from './scene';
import { Table } from './table';
import { Tower, TowerFinger, TowerMouse } from './tower';

/**
 * Six blocks and three pawns: a tower so small that a whole game on it is short. North is red, East
 * yellow, South dark blue.
 */
export const SMALL_TOWER = `game: climbers
rules: 1
date: 2026-11-16
red: North
yellow: East
dark-blue: South
options: pawn_before_block=yes descend=allowed tie=last rounds=1 bridges=no together=no
position: H1@15,12:2x2x1:y;H5@19,14:2x2x1:d;H9@17,12:2x2x1:g;C1@15,14:2x2x2:r;C2@17,14:2x2x2:g;D1@13,14:2x2x4:y r@14,10;y@16,10;d@18,10 r r:slx;y:slx;d:slx - - 0 r:0/0;y:0/0;d:0/0
result: unfinished
`;

export class ClimbersTable extends Table {
  readonly tower: Tower;
  readonly towerMouse: TowerMouse;
  readonly towerFinger: TowerFinger;

  constructor(page: Page) {
    super(page);
    this.tower = new Tower(page);
    this.towerMouse = new TowerMouse(this.tower);
    this.towerFinger = new TowerFinger(this.tower);
  }

  override async ready(): Promise<void> {
    await expect(this.tower.target).toBeVisible();
    await sceneReady(this.page);
    await this.tower.rest();
  }

  /**
   * Sits down at the match of a record, opened from the menu as a file; `instead` of a game that is
   * under way one is asked first.
   */
  async open(record = SMALL_TOWER, { instead = false } = {}): Promise<void> {
    await this.page.goto('/climbers');
    await this.button('Menu').click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog('Menu').getByRole('button', { name: 'Open game record' }).click();
    const file = { name: 'tower.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await (await chooser).setFiles(file);
    if (instead) {
      await this.dialog('Replace the current game?')
        .getByRole('button', { name: 'Open', exact: true })
        .click();
    }
    await this.hears('A new game starts.');
    await expect(this.dialog('Menu')).toBeHidden();
    await this.ready();
  }

  /** Ends the turn, which moves the view only if the next player's pawn does. */
  async endTurn(): Promise<void> {
    await this.tower.rest();
    await this.button('End turn').click();
  }

  /** The heights after each turn as they stand in the list, in the order of play. */
  async expectHeights(...heights: number[]): Promise<void> {
    const buttons = this.moves.getByRole('button');
    await expect(buttons).toHaveCount(heights.length);
    for (const [at, height] of heights.entries()) {
      await expect(buttons.nth(at)).toHaveAttribute('data-height', String(height));
    }
  }
}
