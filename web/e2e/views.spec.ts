import type { Page } from '@playwright/test';
import { expect, FLAT, test } from './support/test';

const LANGUAGES = [
  { tag: 'en', own: 'English', newGame: 'New game' },
  { tag: 'fr', own: 'Français', newGame: 'Nouvelle partie' },
  { tag: 'de', own: 'Deutsch', newGame: 'Neue Partie' },
  { tag: 'es', own: 'Español', newGame: 'Nueva partida' },
] as const;

const PATHS = [
  '/',
  '/klotz/new',
  '/klotz',
  '/klotz/rules',
  '/klotz/editor',
  '/climbers/new',
  '/climbers',
  '/climbers/rules',
  '/about',
] as const;

/** Words that only a program would write: keys of messages, holes that were not filled. */
async function strayWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return `${document.body.innerText}\n${labels.join('\n')}`;
  });
  return (
    text.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object|\b(common|play|setup)\.[a-z]\w+/g) ?? []
  );
}

/** From now on counts how often a piece of the flat board is drawn between two cells. */
async function watchBetweenCells(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.between = '0';
    const board = document.querySelector('section[aria-label="Board"] svg');
    if (!board) throw new Error('there is no flat board');
    const isWhole = (text: string) => Number.isInteger(Number(text) * 2);
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const transform = (target as Element).getAttribute('transform') ?? '';
        const place = /^translate\((\S+) (\S+)\) scale/.exec(transform);
        if (!place || place.slice(1).every(isWhole)) continue;
        root.dataset.between = String(Number(root.dataset.between) + 1);
      }
    });
    watch.observe(board, { attributes: true, attributeFilter: ['transform'], subtree: true });
  });
}

/** Waits until every piece of the flat board stands on a cell. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pieces = document.querySelectorAll('section[aria-label="Board"] svg [transform]');
    return [...pieces].every((piece) => {
      const place = /^translate\((\S+) (\S+)\) scale/.exec(piece.getAttribute('transform') ?? '');
      return !place || place.slice(1).every((text) => Number.isInteger(Number(text) * 2));
    });
  });
}

async function seenBetweenCells(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.between));
}

test.describe('in 3D', () => {
  test.use({ ...FLAT, view: '3d' });

  test('switching between 3D and flat keeps the chosen piece', async ({ newGame, table }) => {
    await newGame.play({ seats: ['North', 'East'] });
    await table.ready('3D');
    await table.mouse.choose('g7');
    await table.hears('g7 selected, 16 targets.');

    await table.show('2D');
    await expect(table.board.cell('g7')).toHaveAttribute('aria-selected', 'true');
    await expect(table.board.cell('e5')).toHaveAccessibleName('e5, empty, target');

    await table.show('3D');
    await expect(table.board.cell('g7')).toHaveAttribute('aria-selected', 'true');
    await table.mouse.choose('e5');
    await table.hears('North moves their Klotz from g7 to e5.');

    await test.step('the other view has seen the move too', async () => {
      await table.show('2D');
      await table.line('h8-j10');
      await table.expectMoves('g7-e5', 'h8-j10');
    });

    await test.step('turned by a quarter, every cell is still where it is seen', async () => {
      await table.page.getByRole('button', { name: 'Rotate the board right' }).click();
      await table.board.rest();
      await table.line('e5-c3');
      await table.page.getByRole('button', { name: 'Reset view' }).click();
      await table.board.rest();
      await table.line('m5-n5');
    });
  });
});

test.describe('without 3D', () => {
  test.use(FLAT);

  test('dark and light: the switch wins over the device and is remembered', async ({ page }) => {
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const brightness = async () =>
      Math.max(...(await background()).match(/\d+/g)!.slice(0, 3).map(Number));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    await expect.poll(brightness).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(brightness).toBeLessThan(80);
    await page.reload();
    await expect.poll(brightness).toBeLessThan(80);
    await page.getByRole('button', { name: 'Light theme' }).click();
    await expect.poll(brightness).toBeGreaterThan(200);
    await test.step('back at the device’s own theme, the device is followed again', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(brightness).toBeLessThan(80);
    });
  });

  for (const language of LANGUAGES) {
    test(`every page speaks ${language.own}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('combobox').selectOption(language.own);
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
      const installed = await page.request.get(manifest ?? '').then((answer) => answer.json());
      expect(installed).toMatchObject({ name: 'Holz', lang: language.tag });
      const klotz = page.getByRole('article', { name: 'Klotz' });
      await expect(klotz.getByRole('link', { name: language.newGame })).toBeVisible();
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.getByRole('main')).not.toContainText('…', { timeout: 15_000 });
        expect(await strayWords(page), path).toEqual([]);
      }
    });
  }

  test.describe('a browser that speaks German', () => {
    test.use({ locale: 'de-AT' });
    test('is answered in German', async ({ page }) => {
      await page.goto('/klotz/new');
      await expect(page.getByRole('heading', { level: 1, name: 'Neue Partie' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });

  test('pieces slide, but not on a device that asks for less motion', async ({
    page,
    newGame,
    table,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await newGame.play({ seats: ['North', 'East'] });
    await table.ready();
    await watchBetweenCells(page);
    await table.line('g7-e5');
    expect(await seenBetweenCells(page)).toBeGreaterThan(0);
    // On a busy machine the slide goes on after the move is told.
    await atRest(page);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchBetweenCells(page);
    await table.line('h8-j10', 'e5-c3');
    expect(await seenBetweenCells(page)).toBe(0);
  });
});
