import { joinClub } from '#tests/support/join-club.ts';
import { expect, test } from '#tests/support/journey.ts';
import { offerByDocuments, orderInput } from '#tests/support/order-by-documents.ts';
import { trustedClient } from '#tests/support/trusted-client.ts';
import {
  expectNoSidewaysScroll,
  heading,
  open,
  readerOf,
  tooSmallForFingers,
} from './pages/reader.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('以會員電郵作聯絡的預訂會產生訊息，可閱讀、刪除及復原', async ({
  page,
  demo,
  system,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'zh-hk');
  const { say } = reader;
  const email = await joinClub(page, demo, system.url);
  const client = trustedClient(system.url);
  const { offerId, total } = await offerByDocuments(client);
  const { contact, ...order } = orderInput(offerId, total);
  await client.ask('CreateOrder', { input: { ...order, contact: { ...contact, email } } });

  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  // On a phone it is in the menu, which is closed.
  const inBar = (count: number) =>
    page
      .getByRole('banner')
      .locator('a')
      .filter({ hasText: new RegExp(`^${say('shell.messages', { count })}\\d*$`) });
  const leads = (count: number) => say('page.unread', { count });
  await open(reader, '/account');
  await page.getByRole('link', { name: say('account-overview.toMessages') }).click();
  await expect(heading(reader)).toHaveText(say('account-inbox.title'));
  await expect(page.getByText(leads(2))).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(inBar(2).first()).toBeAttached();
  const menu = page.getByRole('banner').getByRole('button', { name: say('shell.menu') });
  await expect(menu).toHaveAccessibleName(new RegExp(say('shell.messages', { count: 2 })));
  await expectNoSidewaysScroll(page);
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);

  const title = /請於.*前付款/;
  const message = page.getByRole('main').getByRole('link', { name: title });
  await message.click();
  await expect(heading(reader)).toHaveText(title);
  await expect(inBar(1).first()).toBeAttached();
  const address = page.url();
  await expectNoSidewaysScroll(page);
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  const stranger = await anotherVisitor();
  await joinClub(stranger, demo, system.url);
  await stranger.goto(address);
  await expect(heading({ ...reader, page: stranger })).toHaveText(say('missing.MESSAGE'));

  await page.getByRole('button', { name: say('account-inbox.delete'), exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(message).toHaveCount(0);
  const undo = page.getByRole('button', { name: say('account-inbox.undo') });
  await expect(undo).toBeFocused();
  await expectAccessible();
  await undo.click();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: say('account-inbox.markAll') }).click();
  await expect(page.getByText(leads(0))).toBeVisible();
  await expect(inBar(0).first()).toBeAttached();
  await page.getByRole('link', { name: say('account-inbox.view.unread') }).click();
  await expect(page.getByText(say('account-inbox.emptyView'))).toBeVisible();
  await page.getByRole('link', { name: say('account-inbox.showAll') }).click();
  await message.click();
  await page.getByRole('link', { name: /查看預訂/ }).click();
  const pay = new RegExp(`^${say('trips-order-detail.pay', { amount: 'CNY .*' })}$`);
  await expect(page.getByRole('link', { name: pay })).toBeVisible();
});
