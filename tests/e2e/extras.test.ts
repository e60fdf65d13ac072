import { PURSE } from '#gateway/scenarios/sets/members.scenarios.ts';
import { joinClub } from '#tests/support/join-club.ts';
import { expect, test } from '#tests/support/journey.ts';
import { BAG, buyExtras, chooseExtras, orderExtras } from './pages/extras.page.ts';
import { openOrder } from './pages/order.page.ts';
import { atProvider, payButton, payByCard } from './pages/payment.page.ts';
import { open, readerOf, tooSmallForFingers } from './pages/reader.ts';

const WIFI = 'Wi-Fi on one flight';

test('a member buys an extra, sees its coupon, cancels another order before paying it, and gives the first one back', async ({
  page,
  demo,
  system,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const main = page.getByRole('main');
  await joinClub(page, demo, system.url);
  await buyExtras(reader, WIFI, 1);
  await expect(main.getByRole('timer')).toHaveText(/\d+:\d\d/);
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader);
  await expect(main.getByText(say('trips-extras-order.paid'))).toBeVisible({ timeout: 30_000 });
  const number = await main.getByText(/^C\d{9}$/).textContent();
  const { pathname, search } = new URL(page.url());
  await expectAccessible();

  await buyExtras(reader, WIFI, 2);
  await page.getByRole('button', { name: say('trips-extras-order.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('trips-extras-order.cancel') }).click();
  await expect(
    main.getByText(say('trips-extras-order.closed', { cause: 'TRAVELLER' })),
  ).toBeVisible();

  await open(reader, '/order/equityOrder?tab=CANCELLED');
  await expect(main.getByText(number ?? '')).toBeVisible();
  await expect(main.getByRole('link', { name: `2 × ${WIFI}` })).toBeVisible();
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);

  await open(reader, `${pathname}${search}`);
  const giveBack = { name: say('trips-extras-order.return') };
  await expect(main.getByRole('region', giveBack)).toContainText(/CNY\s98/);
  await page.getByRole('button', giveBack).click();
  await page.getByRole('dialog').getByRole('button', giveBack).click();
  await expect(
    main.getByText(say('trips-extras-order.closed', { cause: 'REFUNDED' })),
  ).toBeVisible();
  await expectAccessible();
});

test('a member buys a bag for each of two passengers of an order, and finds them there', async ({
  page,
  demo,
  system,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 360, height: 740 });
  await joinClub(page, demo, system.url);
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  await openOrder(reader, orders[0]!.id);
  await main.getByRole('link', { name: say('trips-order-detail.extras.buy') }).click();
  await expect(main.getByRole('group', { name: say('trips-extras.for') })).toBeVisible();
  // nothing is chosen beforehand
  const travellers = main.getByRole('group', { name: say('trips-extras.for') }).locator('label');
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const one of [travellers.first(), travellers.last()]) {
    await one.click();
    await expect(one.getByRole('checkbox')).toBeChecked();
  }
  const names = await Promise.all(
    [travellers.first(), travellers.last()].map((one) =>
      one.locator('[translate="no"]').first().innerText(),
    ),
  );
  await main
    .getByRole('combobox', { name: say('trips-extras.quantityOf', { name: BAG }) })
    .selectOption('1');
  await page.reload();
  await expect(travellers.last().getByRole('checkbox')).toBeChecked();
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await orderExtras(reader);
  await openOrder(reader, orders[0]!.id);
  const extras = main.getByRole('region', { name: say('trips-order-detail.extras') });
  await expect(extras).toContainText(BAG);
  for (const name of names) await expect(extras).toContainText(name);
  await expectAccessible();
  await extras.getByRole('link').first().click();
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader);
  await expect(main.getByText(say('trips-extras-order.paid'))).toBeVisible({ timeout: 30_000 });
  for (const name of names) await expect(main).toContainText(name);
  await expect(main.getByText(/^C\d{9}$/)).toHaveCount(2);
});

test('a coupon pays one of two extras and points the other, and both come back', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const main = page.getByRole('main');
  await demo.loadScenario('coupons-and-points', { page });
  await chooseExtras(reader, WIFI, 2);
  await main.getByRole('checkbox', { name: new RegExp(WIFI) }).check();
  await expect(main.getByText(/^Left to pay:/)).toHaveText(/CNY\s98$/);
  await main.getByText(say('trips-extras.use.others', { count: 2 })).click();
  await expect(main.getByText(say('code.COUPON_EXPIRED'))).toBeVisible();
  await expect(main.getByText(say('code.COUPON_EXTRA_NOT_CHOSEN'))).toBeVisible();
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await orderExtras(reader);
  await expect(main.getByText(say('trips-extras-order.covered'))).toBeVisible();
  await main.getByRole('radio', { name: say('pay-method.points') }).click();
  await main.getByLabel(say('points-payment.password'), { exact: true }).fill(PURSE.password);
  await expectAccessible();
  await main.getByRole('button', { name: /^Pay with \d+ points$/ }).click();
  await expect(main.getByText(say('trips-extras-order.paid'))).toBeVisible({ timeout: 30_000 });
  // two that were bought; the one that paid, among what paid and among what would come back
  await expect(main.getByText(/^C\d{9}$/)).toHaveCount(4);
  const { pathname, search } = new URL(page.url());
  const bought = pathname + search;

  // the coupon is used: it pays for nothing more
  await chooseExtras(reader, WIFI, 1);
  await main.getByText(say('trips-extras.use.others', { count: 3 })).click();
  await expect(main.getByText(say('code.COUPON_SPENT'))).toBeVisible();

  await open(reader, bought);
  const giveBack = { name: say('trips-extras-order.return') };
  await expect(main.getByRole('region', giveBack)).toContainText(/Points\s*98/);
  await page.getByRole('button', giveBack).click();
  await page.getByRole('dialog').getByRole('button', giveBack).click();
  await expect(
    main.getByText(say('trips-extras-order.closed', { cause: 'REFUNDED' })),
  ).toBeVisible();
  await expectAccessible();
  await chooseExtras(reader, WIFI, 1);
  await expect(main.getByRole('checkbox', { name: new RegExp(WIFI) })).toBeEnabled();
});
