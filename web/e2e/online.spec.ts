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
    await ben.table.hears('Connection lost, trying again …');
    await expect(ben.table.status).toHaveText('Choose a piece to move.');
    await ben.table.line(LINE[1]);
    await ada.table.expectMoves(LINE[0], LINE[1]);
  });

  await test.step('without a network: what happened meanwhile is there afterwards', async () => {
    await ben.page.context().setOffline(true);
    await ben.dropLine();
    await expect(ben.table.status).toContainText('Connection lost, trying again');
    await ada.table.line(LINE[2]);
    await ben.page.context().setOffline(false);
    await ben.table.expectMoves(LINE[0], LINE[1], LINE[2]);
  });

  await test.step('a move that was made while the line was gone is sent when it is back', async () => {
    await ben.page.context().setOffline(true);
    await ben.dropLine();
    await ben.table.mouse.choose('m11');
    await ben.table.mouse.choose('m13');
    await expect(ben.table.status).toContainText('Connection lost, trying again');
    await ada.table.expectMoves(LINE[0], LINE[1], LINE[2]);
    await ben.page.context().setOffline(false);
    await ada.table.expectMoves(LINE[0], LINE[1], LINE[2], LINE[3]);
    await ben.table.expectMoves(LINE[0], LINE[1], LINE[2], LINE[3]);
  });

  await test.step('both see the end, and play again at the next table, where the other begins', async () => {
    await ada.table.line(LINE[4]);
    for (const { table } of [ada, ben]) {
      await expect(table.result).toContainText('Ada wins.');
    }
    const { pathname } = new URL(ada.page.url());
    await ada.button('Rematch').click();
    await expect(ada.button('Waiting for the others')).toBeDisabled();
    await ben.table.hears('Ada would like to play again.');
    await ben.button('Rematch').click();
    for (const { page, table } of [ada, ben]) {
      await expect(page).not.toHaveURL(pathname);
      await table.ready();
      await table.expectTurn('Ben');
    }
  });
  forgive(complaints, /WebSocket|ERR_INTERNET_DISCONNECTED/);
});

test('a seat is kept through a reload; takebacks and draws are by agreement; others watch and talk', async ({
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
    await ben.button('Take back').click();
    await expect(ben.page.getByText('You would like to take a move back.')).toBeVisible();
    await ada.button('Allow it').click();
    await ben.table.expectMoves(LINE[0]);
    await ada.table.expectMoves(LINE[0]);
    await ben.table.expectTurn('Ben');
  });

  await test.step('somebody watches, and can do nothing but talk', async () => {
    await cleo.page.goto(link);
    await cleo.table.ready();
    await cleo.table.expectMoves(LINE[0]);
    await expect(cleo.page.getByText('You are watching.')).toBeVisible();
    await expect(cleo.button('Resign')).toBeDisabled();
    await expect(cleo.button('Take back')).toBeDisabled();
    await expect(ada.page.getByText('1 person is watching')).toBeVisible();
    await choose(cleo.page, 'Beside the board', 'Chat');
    await cleo.say('<b>hello</b>');
    await choose(ada.page, 'Beside the board', /^Chat/);
    const log = ada.page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('Somebody watching');
    await expect(log).toContainText('<b>hello</b>');
    await ada.button('Mute Somebody watching').click();
    await expect(log).toContainText('Nobody has said anything yet.');
    await ada.say('psst');
    await expect(cleo.page.getByRole('log', { name: 'Chat' })).toContainText('psst');
    await look(ada.page, 'online-table', 'desktop');
  });

  await test.step('a draw is offered, and accepted', async () => {
    await ada.button('Draw').click();
    await expect(ben.page.getByText('Ada offers a draw.').first()).toBeVisible();
    await ben.button('Accept').click();
    for (const { table } of [ada, ben, cleo]) {
      await expect(table.result).toContainText('A draw.');
    }
  });

  await test.step('the game can be seen again and saved like any other', async () => {
    const saved = ben.page.waitForEvent('download');
    await ben.button('Save').click();
    expect((await saved).suggestedFilename()).toMatch(/^klotz-.*\.txt$/);
    await ben.button('Back one move').click();
    await expect(ben.table.status).toContainText('Looking back: the start');
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
    await page.getByRole('link', { name: 'New account' }).click();
    await expect(ben.heading('Your account')).toBeVisible();
    await look(page, 'account-guest', 'desktop');
    await fill('Name', name);
    await fill('Password', 'short');
    await ben.button('Make the account').click();
    await expect(page.getByRole('alert')).toHaveText('A password has 8 to 200 characters.');
    await fill('Password', 'a long enough one');
    await ben.button('Make the account').click();
    await expect(ben.heading(name)).toBeVisible();
    await expect(page.getByText('Draw with Ada')).toBeVisible();
    await look(page, 'profile', 'desktop');
    await page.getByRole('link', { name: /^See it again/ }).click();
    await ben.table.ready();
    await expect(ben.table.result).toContainText('A draw.');

    await page.goto('/online/account');
    await fill('Name of the program', 'Holzwurm');
    await ben.button('Make a token').click();
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/^holz_[0-9a-f]{64}$/);
    await look(page, 'account', 'desktop');
    await ben.button('Sign out').click();
    await choose(page, 'What to do', 'Sign in');
    await fill('Name', name);
    await fill('Password', 'not the right one');
    await ben.button('Sign in').click();
    await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
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
      await person.button('Find somebody').click();
      await expect(person.page).toHaveURL(/\/online\/[0-9a-f]{32}$/);
      if (person === ada) await expect(ada.heading('Waiting for the others')).toBeVisible();
    }
    await ada.table.ready();
    await ben.table.ready();
    expect(ada.page.url()).toBe(ben.page.url());
    await expect(ada.table.player('Ada').getByRole('timer')).toHaveText('10:00');
  });

  await test.step('a table of more, with a bot, stands in the list', async () => {
    await cleo.page.goto('/online/new/klotz');
    await choose(cleo.page, 'Who may find it', 'Everybody');
    await cleo.enterName();
    await choose(cleo.page, 'How many play', '3');
    await choose(cleo.page.getByRole('group', { name: 'Player 3' }), 'Who plays', 'Bot');
    await choose(cleo.page, 'Clock', 'By the day');
    await cleo.button('Open the table').click();
    await expect(cleo.heading('Waiting for the others')).toBeVisible();
    await ben.page.goto('/online');
    await expect(ben.page.getByText('The same people').first()).toBeHidden();
    const row = ben.page.getByRole('listitem').filter({ hasText: 'Cleo' });
    await expect(row).toContainText('Klotz · 2 days a move · 1 seat free');
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
  await expect(ben.heading('Ladder')).toBeVisible();
  await look(ben.page, 'online-ladder', 'desktop');
});

test('where nobody keeps tables it is said so, and the rest works', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/online');
  await expect(page.getByRole('alert')).toContainText('a place that keeps no tables');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play with others' }).click();
  await expect(page.getByRole('alert')).toContainText('a place that keeps no tables');
});
