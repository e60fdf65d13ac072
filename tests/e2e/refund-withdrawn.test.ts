import { expect, test } from '#tests/support/journey.ts';
import { heading, open, readerOf, tooSmallForFingers } from './pages/reader.ts';
import { chooseReason, offerOf, stepDone } from './pages/refund.page.ts';

test('a traveller on a small phone withdraws a refund that is under review, and may ask for it again', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  const { say } = reader;
  await page.setViewportSize({ width: 320, height: 640 });
  const { orders } = await demo.loadScenario('refund-under-review', { page });
  const order = orders[0]!;
  const main = page.getByRole('main');
  await open(reader, `/reserve/detail?${new URLSearchParams({ order: order.id })}`);
  await main.getByRole('link', { name: /^R\d+$/ }).click();
  await expect(heading(reader)).toContainText(/R\d+/);
  const number = (await heading(reader).textContent())?.match(/R\d+/)?.[0] ?? '';

  const withdraw = { name: say('trips-refunds-refund.withdraw') };
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', withdraw).click();
  await expect(
    dialog.getByRole('button', { name: say('trips-refunds-refund.withdraw.keep') }),
  ).toBeFocused();
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await dialog.getByRole('button', withdraw).click();
  await expect(stepDone(reader, 'WITHDRAWN')).toBeVisible();
  await expect(page.getByRole('button', withdraw)).toHaveCount(0);
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // the order is in the language in which it was booked
  const mail = await demo.mailTo(order.email, new RegExp(`withdrawn.*${order.bookingReference}`));
  expect(mail).toContain(number);

  const office = await anotherVisitor();
  await office.goto('/demo/desk/refunds');
  await expect(office.getByRole('region', { name: number })).toHaveCount(0);
  await page.getByRole('link', { name: say('trips-refunds-refund.again') }).click();
  await expect(heading(reader)).toHaveText(say('trips-refunds-request.title'));
  await chooseReason(reader, 'CHANGE_OF_PLANS');
  await expect(offerOf(reader)).toContainText(/CNY|元|¥/);
});
