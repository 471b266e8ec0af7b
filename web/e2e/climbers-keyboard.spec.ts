import type { Locator, Page } from '@playwright/test';
import { SMALL_TOWER } from './support/climbers-table';
import { CALM, expect, test } from './support/test';

test.use({ ...CALM, viewport: { width: 1100, height: 700 } });

/** Goes on with the Tab key until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test('three people play a whole game by keyboard alone', async ({ page, climbers }) => {
  await climbers.open();
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });

  /** Chooses from a list by typing how the entry begins. */
  const choose = async (name: string, beginning: string) => {
    await tabTo(page, list(name));
    // At once, without waiting for what each key does: a list forgets the beginning of a word that is typed slowly.
    await Promise.all(
      [...beginning].map((key) => page.keyboard.press(key === ' ' ? 'Space' : key)),
    );
  };
  const press = async (name: string) => {
    await tabTo(page, climbers.button(name));
    await page.keyboard.press('Enter');
  };

  await test.step('the lists come into sight with the Tab key', async () => {
    await tabTo(page, list('Your pawn'));
    await expect(page.getByRole('heading', { name: 'List view' })).toBeInViewport();
    await expect(page.getByText('North: height 0, at 14,10; has')).toBeAttached();
  });

  await test.step('the pawn goes to a cell of the list', async () => {
    await choose('Your pawn', '17,14');
    await press('Go there');
    await climbers.hears('North walks to 17,14, height 2.');
  });

  await test.step('a block and its place come from lists, too', async () => {
    await choose('Block', 'dark blue half cube');
    await climbers.hears(/^Holding the dark blue half cube/);
    await choose('On top', 'Light');
    await choose('Place', '15,14');
    await climbers.hears('15,14, height 2, lying, light blue on top: allowed.');
    await press('Place it there');
    await climbers.hears(
      'North places the dark blue half cube at 15,14, height 2, light blue on top.',
    );
    await press('End turn');
    await climbers.expectTurn('East');
  });

  await test.step('what cannot be taken says why', async () => {
    // The block that was moved last. Its first letter is enough: "grey" would take another on the way.
    await choose('Block', 'light blue half cube');
    await climbers.hears(/just moved the light blue half cube/);
    await expect(list('Block')).toHaveValue('');
  });

  await test.step('arrow keys go about the tower, Enter goes there', async () => {
    await tabTo(page, climbers.tower.target);
    await expect(climbers.tower.target).toHaveAccessibleDescription(/Use the arrow keys/);
    await page.keyboard.press('ArrowRight');
    await climbers.hears(/^\d+,\d+, table/);
    await choose('Your pawn', '13,14');
    await press('Go there');
    await climbers.hears('East uses the large ladder to climb to 13,14, height 4.');
    await press('End turn');
    await climbers.expectTurn('South');
  });

  await test.step('a block in hand obeys the keys of the tower', async () => {
    await tabTo(page, climbers.tower.target);
    await page.keyboard.press('n');
    await climbers.hears(/can be moved$/);
    await page.keyboard.press('Enter');
    await climbers.hears(/^Holding the /);
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowUp');
    await climbers.hears(/^\d+,\d+, height \d, .*: /);
    await page.keyboard.press('n');
    await climbers.hears(/: allowed\.$/);
    await page.keyboard.press('Enter');
    await climbers.hears(/^South places the .* half cube/);
  });

  await test.step('and the stone', async () => {
    await choose('Blocking stone', 'light blue half cube');
    await press('Place it');
    await climbers.hears(/^South places the blocking stone at 15,14/);
    await tabTo(page, climbers.tower.target);
    await page.keyboard.press('e');
    await climbers.expectTurn('North');
  });

  await test.step('passing to the end', async () => {
    // South did not climb: two more barren turns, then the last chance.
    for (const next of ['East', 'South']) {
      await expect(climbers.button('Pass')).toBeEnabled();
      await press('Pass');
      await climbers.expectTurn(next);
    }
    await climbers.hears('Last chance for South: beat their own best height or the game ends.');
    await expect(climbers.button('Pass')).toBeEnabled();
    await press('Pass');
    await climbers.hears('East wins. Highest pawn.');
  });
});

// E twice, or held down, also passed the turn of the next person.
test('the key that ends a turn does not pass the next one', async ({ page, climbers }) => {
  await climbers.open();
  await climbers.towerMouse.press('17,14');
  await climbers.hears(/^North walks to/);
  await climbers.tower.rest();
  await tabTo(page, climbers.tower.target);
  const { keyboard } = page;
  // All at once: on a busy machine answers would come too late for presses of one moment.
  await Promise.all([
    ...[keyboard.down('e'), keyboard.up('e'), keyboard.down('e'), keyboard.up('e')],
    ...[keyboard.down('e'), keyboard.down('e'), keyboard.down('e')],
  ]);
  await expect(climbers.button('Pass')).toBeEnabled();
  for (let i = 0; i < 3; i += 1) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await climbers.expectTurn('East');
  await climbers.expectHeights(2);

  await test.step('but a press of its own does', async () => {
    await page.keyboard.press('e');
    await climbers.expectTurn('South');
    await climbers.expectHeights(2, 0);
  });

  await test.step('nor does the button, held down or pressed twice', async () => {
    await expect(climbers.button('Pass')).toBeEnabled();
    await climbers.button('Pass').focus();
    for (let i = 0; i < 3; i += 1) await page.keyboard.down('Enter');
    await climbers.expectTurn('North');
    await expect(climbers.button('Pass')).toBeEnabled();
    for (let i = 0; i < 3; i += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await climbers.expectTurn('North');
  });

  await test.step('and the focus stays where the button was', async () => {
    await page.keyboard.press('Tab');
    await expect(climbers.button('Pass')).toBeFocused();
  });
});

test('after the question which ladder the focus is where it was', async ({ page, climbers }) => {
  // Without the step before it the grey cube needs a ladder from the table.
  await climbers.open(SMALL_TOWER.replace('H9@17,12:2x2x1:g', 'H9@21,12:2x2x1:g'));
  const pawn = page.getByRole('combobox', { name: 'Your pawn', exact: true });
  const question = climbers.dialog('Which ladder?');

  await test.step('in the lists', async () => {
    await tabTo(page, pawn);
    await pawn.selectOption('17,14');
    await tabTo(page, climbers.button('Go there'));
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'large ladder' }).press('Enter');
    await climbers.hears('North uses the large ladder to climb to 17,14, height 2.');
    await expect(pawn).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(climbers.button('Go there')).toBeDisabled();
  });

  await test.step('on the tower', async () => {
    await climbers.button('Undo').click();
    await climbers.towerMouse.press('17,14', '18,15');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(climbers.tower.target).toBeFocused();
  });

  await test.step('and after the lists the tower has it', async () => {
    await page.keyboard.press('l');
    await expect(pawn).toBeFocused();
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect(climbers.tower.target).toBeFocused();
  });
});

test('the list of keys opens with a question mark', async ({ page, climbers }) => {
  await climbers.open();
  await tabTo(page, climbers.tower.target);
  await page.keyboard.press('?');
  await expect(climbers.dialog('Keyboard shortcuts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(climbers.tower.target).toBeFocused();
});
