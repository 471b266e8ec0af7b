/** The table of X-Stack, as a person finds it. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Point } from './board';
import { rest } from './rest';
import { blocksOf, sceneReady } from './scene';
import { Table } from './table';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** A game of two people that ends soon: eight blocks are left, Ada is to move. */
export const ENDGAME = read('./xstack-endgame.txt');
/** The start of a game with strong hands, which drag the pile along. */
export const STRONG = read('./xstack-strong.txt');
/** A pile that a strong hand brings down in one pull at its lowest block. */
export const PILE = read('./xstack-pile.txt').trim();
/** The log of a game of two bots that ends soon. */
export const BOTS = read('./xstack-bots.log');

export class XStackTable extends Table {
  readonly pile = this.page.getByRole('application', { name: 'Pile' });

  override async ready(): Promise<void> {
    await expect(this.pile).toBeVisible();
    await sceneReady(this.page);
    await this.rest();
  }

  /** Waits until the blocks and the view are at rest. */
  async rest(timeout?: number): Promise<void> {
    await rest(this.page, timeout);
  }

  /** Sits down at the match of a record, opened from the menu as a file. */
  async open(record: string): Promise<void> {
    await this.page.goto('/xstack');
    await this.button('Menu').click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog('Menu').getByRole('button', { name: 'Open game record' }).click();
    const file = { name: 'pile.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await (await chooser).setFiles(file);
    await this.hears('A new game starts.');
    await expect(this.dialog('Menu')).toBeHidden();
    await this.ready();
  }

  /** Looks straight down: what is dragged then stays level, and the wheel lifts. */
  async fromAbove(): Promise<void> {
    await this.pile.focus();
    await this.page.keyboard.press('0');
    await this.rest();
  }

  /** Where the middle of a block is seen in the window. */
  async point(block: string): Promise<Point> {
    const found = (await blocksOf(this.page)).find((each) => each.block === block);
    if (!found) throw new Error(`${block} is neither on the stand nor in a tray`);
    return found.at;
  }

  /** Waits until the hand has followed as far as it can. */
  async arrives(): Promise<void> {
    const time = this.button('Let go').locator('small');
    const begun = Number(await time.innerText());
    await expect(async () => expect(Number(await time.innerText())).toBeLessThan(begun - 1)).toPass(
      {
        intervals: [200],
        timeout: 30_000,
      },
    );
  }

  /** Blocks that carry nothing and can be pressed, the highest first, but for these. */
  async bare(...but: string[]): Promise<string[]> {
    await this.rest();
    const seen = await this.seen();
    await this.button('Blocks').click();
    const texts = await this.page.locator('section.lists li').allInnerTexts();
    await this.button('Blocks').click();
    return texts
      .filter((text) => text.includes('Nothing on top') && !text.includes('Forbidden'))
      .map((text) => /\b[RBGYWN]0\d\b/.exec(text)![0])
      .filter((block) => seen.includes(block) && !but.includes(block));
  }

  /** The block that is seen highest up. */
  async topmost(): Promise<string> {
    const [top] = (await blocksOf(this.page)).sort((a, b) => a.at.y - b.at.y);
    return top!.block;
  }

  /** The blocks whose middle can be seen, and so pressed. */
  async seen(): Promise<string[]> {
    const blocks = await blocksOf(this.page);
    return blocks.filter(({ visible }) => visible).map(({ block }) => block);
  }
}
