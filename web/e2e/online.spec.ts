import { choose } from './support/choose';
import { arrive, look } from './support/look';
import { expect, forgive, test } from './support/online';
import { FLAT } from './support/test';

test.use(FLAT);

/** Red wins in five moves on the default layout, if the other one lets it. */
const LINE = ['g7-g3', 'm13-m11', 'g3-e1', 'm11-m13', 'e1-a1#'] as const;

test('two people play a whole game of KLOTZ through a link, and lose their lines', async ({
  ada,
  ben,
  complaints,
}) => {
  await ben.join(await ada.openTable('Klotz'));
  await ada.table.ready();
  await ben.table.ready();
  await ada.table.expectTurn('Ada');
  await ben.table.expectTurn('Ada');
  await expect(ben.table.player('Ben')).toContainText('You');

  await test.step('a move is seen by the other', async () => {
    await ada.table.line(LINE[0]);
    await ben.table.expectMoves(LINE[0]);
    await ben.table.expectTurn('Ben');
    await expect(ben.page).toHaveTitle(/^● /);
    await expect(ada.page).not.toHaveTitle(/^● /);
  });

  await test.step('a broken line comes back by itself, and the move is made once', async () => {
    await ben.dropLine();
    await ben.table.hears('Connection lost. Reconnecting…');
    await expect(ben.table.status).toHaveText('Choose a piece to move.');
    await ben.table.line(LINE[1]);
    await ada.table.expectMoves(LINE[0], LINE[1]);
  });

  await test.step('without a network: what happened meanwhile is there afterwards', async () => {
    await ben.page.context().setOffline(true);
    await ben.dropLine();
    await expect(ben.table.status).toContainText('Connection lost. Reconnecting');
    await ada.table.line(LINE[2]);
    await ben.page.context().setOffline(false);
    await ben.table.expectMoves(LINE[0], LINE[1], LINE[2]);
  });

  await test.step('a move that was made while the line was gone is sent when it is back', async () => {
    await ben.page.context().setOffline(true);
    await ben.dropLine();
    await ben.table.mouse.choose('m11');
    await ben.table.mouse.choose('m13');
    await expect(ben.table.status).toContainText('Connection lost. Reconnecting');
    await ada.table.expectMoves(LINE[0], LINE[1], LINE[2]);
    await ben.page.context().setOffline(false);
    await ada.table.expectMoves(LINE[0], LINE[1], LINE[2], LINE[3]);
    await ben.table.expectMoves(LINE[0], LINE[1], LINE[2], LINE[3]);
  });

  await test.step('both see the end, and play again at the next table, where the other begins', async () => {
    await ada.table.line(LINE[4]);
    await expect(ada.table.result).toContainText('You won in 3 moves.');
    await expect(ben.table.result).toContainText('You lost. Ada slipped through');
    const { pathname } = new URL(ada.page.url());
    await ada.button('Rematch').click();
    await expect(ada.button('Waiting for the other players')).toBeDisabled();
    await ben.table.hears('Ada wants a rematch.');
    await ben.button('Rematch').click();
    for (const { page, table } of [ada, ben]) {
      await expect(page).not.toHaveURL(pathname);
      await table.ready();
      await table.expectTurn('Ben');
    }
  });
  forgive(complaints, /WebSocket|ERR_INTERNET_DISCONNECTED/);
});

test('a seat survives a reload; takebacks and draws need agreement; spectators watch and chat', async ({
  ada,
  ben,
  cleo,
}) => {
  const link = await ada.openTable('Klotz');
  await ben.join(link);
  await ada.table.ready();
  await ada.table.line(LINE[0]);

  await test.step('somebody who leaves is missed, and sits where they sat when they are back', async () => {
    await ben.page.goto('about:blank');
    await expect(ada.table.player('Ben')).toContainText('Not connected');
    await ben.page.goto(link);
    await ben.table.ready();
    await ben.table.expectTurn('Ben');
    await ben.table.line(LINE[1]);
    await ada.table.expectMoves(LINE[0], LINE[1]);
  });

  await test.step('a takeback is asked for, and allowed', async () => {
    await ben.button('Takeback').click();
    await expect(ben.page.getByText('You asked to take back a move.')).toBeVisible();
    await ada.button('Allow').click();
    await ben.table.expectMoves(LINE[0]);
    await ada.table.expectMoves(LINE[0]);
    await ben.table.expectTurn('Ben');
  });

  await test.step('somebody watches, and can do nothing but talk', async () => {
    await cleo.page.goto(link);
    await cleo.table.ready();
    await cleo.table.expectMoves(LINE[0]);
    await expect(cleo.page.getByText('You’re watching.')).toBeVisible();
    await expect(cleo.button('Resign')).toBeDisabled();
    await expect(cleo.button('Takeback')).toBeDisabled();
    await expect(ada.page.getByText('1 person is watching')).toBeVisible();
    await choose(cleo.page, 'Side panel', 'Chat');
    await cleo.say('<b>hello</b>');
    await choose(ada.page, 'Side panel', /^Chat/);
    const log = ada.page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('Spectator');
    await expect(log).toContainText('<b>hello</b>');
    await ada.button('Mute Spectator').click();
    await expect(log).toContainText('No messages yet.');
    await ada.say('psst');
    await expect(cleo.page.getByRole('log', { name: 'Chat' })).toContainText('psst');
    await look(ada.page, 'online-table', 'desktop');
  });

  await test.step('a draw is offered, and accepted', async () => {
    await ada.button('Draw').click();
    await expect(ben.page.getByText('Ada offers a draw.').first()).toBeVisible();
    await ben.button('Accept').click();
    for (const { table } of [ada, ben, cleo]) {
      await expect(table.result).toContainText('Draw.');
    }
  });

  await test.step('the game can be seen again and saved like any other', async () => {
    const saved = ben.page.waitForEvent('download');
    await ben.button('Save').click();
    expect((await saved).suggestedFilename()).toMatch(/^klotz-.*\.txt$/);
    await ben.button('Previous move').click();
    await expect(ben.table.status).toContainText('Reviewing the start');
  });

  await test.step('a guest becomes an account, and keeps the game', async () => {
    const { page } = ben;
    const fill = async (label: string, text: string) =>
      page
        .getByRole('textbox', { name: label })
        .or(page.getByLabel(label, { exact: true }))
        .fill(text);
    const name = `Ben-${Date.now() % 1_000_000}`;
    await page.goto('/online');
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(ben.heading('Your account')).toBeVisible();
    await look(page, 'account-guest', 'desktop');
    await fill('Name', name);
    await fill('Password', 'short');
    await ben.button('Create account').click();
    await expect(page.getByRole('alert')).toHaveText('Passwords must be 8 to 200 characters long.');
    await fill('Password', 'a long enough one');
    await ben.button('Create account').click();
    await expect(ben.heading(name)).toBeVisible();
    await expect(page.getByText('Draw with Ada')).toBeVisible();
    await look(page, 'profile', 'desktop');
    await page.getByRole('link', { name: /^Replay/ }).click();
    await ben.table.ready();
    await expect(ben.table.result).toContainText('Draw.');

    await page.goto('/online/account');
    await fill('Program name', 'Holzwurm');
    await ben.button('Create token').click();
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/^holz_[0-9a-f]{64}$/);
    await look(page, 'account', 'desktop');
    await ben.button('Sign out').click();
    await choose(page, 'Sign up or sign in', 'Sign in');
    await fill('Name', name);
    await fill('Password', 'not the right one');
    await ben.button('Sign in').click();
    await expect(page.getByRole('alert')).toHaveText('Wrong name or password.');
    await fill('Password', 'a long enough one');
    await ben.button('Sign in').click();
    await expect(page.getByText('Draw with Ada')).toBeVisible();
    await arrive(page, '/online/api');
    await expect(page.getByText('/api/bot/tables/{id}/events')).toBeVisible();
    await look(page, 'api', 'desktop');
  });
});

test('two strangers are paired, and an open table is found', async ({ ada, ben, cleo }) => {
  await test.step('whoever wants the same sits down together', async () => {
    for (const person of [ada, ben]) {
      await person.page.goto('/online');
      await person.enterName();
      await choose(person.page, 'Game', 'Klotz');
      await person.button('Find an opponent').click();
      await expect(person.page).toHaveURL(/\/online\/[0-9a-f]{32}$/);
      if (person === ada) await expect(ada.heading('Waiting for the other players')).toBeVisible();
    }
    await ada.table.ready();
    await ben.table.ready();
    expect(ada.page.url()).toBe(ben.page.url());
    await expect(ada.table.player('Ada').getByRole('timer')).toHaveText('10:00');
  });

  await test.step('a table of more, with a bot, stands in the list', async () => {
    await cleo.page.goto('/online/new/klotz');
    await choose(cleo.page, 'Visibility', 'Public');
    await cleo.enterName();
    await choose(cleo.page, 'Number of players', '3');
    await choose(cleo.page.getByRole('group', { name: 'Player 3' }), 'Played by', 'Bot');
    await choose(cleo.page, 'Clock', 'Correspondence');
    await cleo.button('Open table').click();
    await expect(cleo.heading('Waiting for the other players')).toBeVisible();
    await ben.page.goto('/online');
    await expect(ben.page.getByText('Rematch is on.').first()).toBeHidden();
    const row = ben.page.getByRole('listitem').filter({ hasText: 'Cleo' });
    await expect(row).toContainText('Klotz · 2 days per move · 1 seat free');
    await row.getByRole('link', { name: 'Join Cleo: Klotz' }).click();
    await ben.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await ben.table.ready();
    await cleo.table.ready();
    await expect(ben.table.player('Cleo')).toBeVisible();
  });
});

test('the lobby and a table that waits look well and are accessible', async ({ ada, ben }) => {
  await arrive(ada.page, '/online');
  await look(ada.page, 'online', 'desktop');
  const link = await ada.openTable('The Climbers');
  await look(ada.page, 'online-waiting', 'desktop');
  await ben.page.goto(link);
  await expect(ben.heading('Choose a seat')).toBeVisible();
  await look(ben.page, 'online-choose', 'desktop');
  await arrive(ben.page, '/online/new/climbers');
  await look(ben.page, 'online-new', 'desktop');
  await arrive(ben.page, '/online/ladder');
  await expect(ben.heading('Leaderboard')).toBeVisible();
  await look(ben.page, 'online-ladder', 'desktop');
});

test('where nobody keeps tables it is said so, and the rest works', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/online');
  await expect(page.getByRole('alert')).toContainText('Online play isn’t available');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play online' }).click();
  await expect(page.getByRole('alert')).toContainText('Online play isn’t available');
});
