import { arrive, look } from './support/look';
import { expect, test } from './support/online';
import { FLAT } from './support/test';

test.use(FLAT);

test('through a link to a game on two phones', async ({ ada, ben }) => {
  for (const { table } of [ada, ben]) table.hand = table.finger;
  await arrive(ada.page, '/online');
  await look(ada.page, 'online', 'phone');
  const link = await ada.openTable('Klotz');
  await look(ada.page, 'online-waiting', 'phone');
  await ben.page.goto(link);
  await expect(ben.heading('Choose a seat')).toBeVisible();
  await look(ben.page, 'online-choose', 'phone');
  await ben.join(link);
  await ada.table.ready();
  await ben.table.ready();
  await ada.table.move('g7', 'g3');
  await ben.table.expectTurn('Ben');
  await ben.button('Chat').tap();
  await ben.say('well played');
  await look(ben.page, 'online-chat', 'phone');
  await ben.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
  await ben.table.move('m13', 'm11');
  await ada.button('Menu').tap();
  await ada.table.dialog('Menu').getByRole('button', { name: 'Draw' }).tap();
  await expect(ben.button('Accept')).toBeVisible();
  await look(ben.page, 'online-table', 'phone');
  await ben.button('Accept').tap();
  await expect(ada.table.result).toContainText('Draw.');
  await look(ada.page, 'online-result', 'phone');
  await arrive(ada.page, '/online/account');
  await look(ada.page, 'account-guest', 'phone');
  await arrive(ada.page, '/online/me');
  await expect(ada.page.getByText('Draw with Ben')).toBeVisible();
  await look(ada.page, 'profile', 'phone');
});
