import { expect, test } from './support/test';
import { STRONG } from './support/xstack-table';

test.use({
  viewport: { width: 1100, height: 760 },
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** The starting pile of a record. */
const PILE = /^pile\S*: (\S+)$/m.exec(STRONG)![1]!;

test('a pile is changed, saved, sent to a friend and played on', async ({ page, xstack }) => {
  // Blocks take their time to come to rest, more so where pictures are drawn without a graphics card.
  test.slow();
  const said = page.locator('[role=status], [role=alert]');
  await page.goto(`/xstack/editor#pile=${PILE}`);
  await expect(
    said.filter({ hasText: 'This pile came from a link. Save it to keep it.' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Two chimneys');
  await xstack.ready();
  const top = await xstack.topmost();

  await test.step('an empty X is not the end of what was built', async () => {
    await xstack.button('Start empty').click();
    await expect(page.getByText('0 blocks on the X')).toBeVisible();
    await xstack.button('Restore previous pile').click();
    await expect(page.getByText('36 blocks on the X')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Two chimneys');
    await xstack.ready();
  });

  await test.step('a block goes back into the box: it is said what the pile lacks', async () => {
    await page.locator('summary', { hasText: 'Blocks' }).click();
    await page.getByRole('button', { name: new RegExp(`^Remove .*${top}$`) }).click();
    await expect(page.getByText('35 blocks on the X')).toBeVisible();
    await xstack.button('Save').click();
    await expect(said.filter({ hasText: `This pile can’t be played: ${top} ` })).toBeVisible();
  });

  await test.step('it is taken out again, and nothing wrong is said of another pile', async () => {
    await page.getByRole('button', { name: new RegExp(`^Add .*${top}$`) }).click();
    await expect(xstack.button('Let go')).toBeVisible();
    await expect(xstack.pile).toBeFocused();
    await expect(said.filter({ hasText: 'This pile can’t be played' })).toHaveCount(0);
    await xstack.button('Put back in the box').click();
    await expect(xstack.button('Let go')).toBeHidden();
  });

  await test.step('let go beside the X it falls, and that is said', async () => {
    await page.getByRole('button', { name: new RegExp(`^Add .*${top}$`) }).click();
    for (let i = 0; i < 40; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(
      said.filter({ hasText: `One block fell off and went back in the box: ${top}.` }),
    ).toBeVisible({ timeout: 60_000 });
    await xstack.rest();
  });

  await test.step('keys pressed before the first picture of it are obeyed: it is lowered and let go', async () => {
    await page.getByRole('button', { name: new RegExp(`^Add .*${top}$`) }).click();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(xstack.button('Let go')).toBeHidden({ timeout: 30_000 });
    await xstack.rest();
    await expect(page.getByText('36 blocks on the X')).toBeVisible();
  });

  const link = await test.step('saved, it is copied as a link', async () => {
    await xstack.button('Save').click();
    await expect(said.filter({ hasText: 'Saved. You can now choose it' })).toBeVisible();
    await xstack.button('Copy link').click();
    await expect(said.filter({ hasText: 'Link copied.' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('who opens the link plays on the pile', async () => {
    expect(link).toContain('/xstack/editor#pile=fan.~');
    await page.goto(link);
    await expect(said.filter({ hasText: 'This pile came from a link.' })).toBeVisible();
    await expect(page.getByText('36 blocks on the X')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Two chimneys');
    await xstack.button('Play this pile').click();
    await xstack.ready();
    await expect(page.getByText('Two chimneys')).toBeVisible();
    await expect(page.getByText('36 blocks on the X')).toBeVisible();
  });

  await test.step('a new game offers it', async () => {
    await page.goto('/xstack/new');
    await expect(page.getByRole('radio', { name: 'Two chimneys' })).toBeAttached();
  });
});

test('a link that describes no pile is explained', async ({ page }) => {
  await page.goto('/xstack/editor#pile=fan.nonsense');
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link doesn’t contain a valid pile: ' }),
  ).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('36 blocks on the X')).toBeVisible();
});
