import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test('a guided first game has a note at each moment that matters, once', async ({
  page,
  table,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('holz.klotz.guide', '[]');
  });
  await page.goto('/klotz');
  await table.ready();
  const note = page.getByRole('complementary', { name: 'Tip' });
  await expect(note).toContainText('Your first move');
  await look(page, 'guide', 'desktop');
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toBeHidden();

  await test.step('a piece that may not be moved', async () => {
    await table.mouse.choose('h8');
    await expect(note).toContainText('Not every move is allowed');
    await note.getByRole('button', { name: 'Got it' }).click();
    await table.mouse.choose('h8');
    await expect(table.status).toHaveClass(/refusal/);
    await expect(note).toBeHidden();
  });

  await test.step('the end', async () => {
    await table.menu('Resign');
    await table.dialog('Resign?').getByRole('button', { name: 'Resign' }).click();
    await expect(note).toContainText('That was your first game');
    await note.getByRole('button', { name: 'Got it' }).click();
    expect(await page.evaluate(() => localStorage.getItem('holz.klotz.guide'))).toBeNull();
  });
});

test('the status line explains what you can do', async ({ page, table }) => {
  await page.goto('/klotz');
  await table.ready();
  await table.button('What can I do?').click();
  const dialog = table.dialog('What can I do?');
  await expect(dialog).toContainText('exactly four steps');
  await expect(dialog.getByRole('link', { name: 'Rules' })).toBeVisible();
});
