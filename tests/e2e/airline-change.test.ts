import { expect, test } from '#tests/support/journey.ts';
import { changeCard, way } from './pages/airline-change.page.ts';
import { takeFlight } from './pages/change-date.page.ts';
import { openOrder } from './pages/order.page.ts';
import { heading, readerOf, tooSmallForFingers } from './pages/reader.ts';
import { offerOf, requestRefund } from './pages/refund.page.ts';
import {
  expectResult,
  freeSeats,
  openSeats,
  seatNumbered,
  submitSeats,
} from './pages/seats.page.ts';

test('a cancelled flight is moved to another day free of charge, and the seat goes along', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  const { id, flights } = orders[0]!;
  await openSeats(reader, id);
  const rear = freeSeats(reader).and(page.locator('[data-zone="STANDARD"]'));
  const seat = (await rear.last().getAttribute('data-seat')) ?? '';
  await seatNumbered(reader, seat).click();
  await submitSeats(reader, 'NO').click();
  await expectResult(reader, 'ALL');

  await demo.loadScenario('flight-cancelled', { flight: flights[0]! });
  await demo.sweep();
  await expect(async () => {
    await openOrder(reader, id);
    await expect(changeCard(reader)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(changeCard(reader)).toContainText(seat);
  await way(reader, 'MOVE').click();
  await expect(page.getByRole('main')).toContainText(say('date-change.free'));
  await expect(page.getByRole('main')).not.toContainText('CNY');
  await expectAccessible();
  await takeFlight(reader);
  await expect(page.getByRole('main')).toContainText(seat);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', {
      name: say('trips-change-date-review.confirm', { due: 'NONE', amount: '' }),
    })
    .click();
  await expect(heading(reader)).toHaveText(say('trips-change-date-review.done'));
  await page.getByRole('link', { name: say('trips-change-date-review.done.old') }).click();
  await expect(changeCard(reader)).toContainText(say('airline-change.state', { state: 'MOVED' }));
  await expectAccessible();
});

test('a flight that leaves later is kept, from the e-mail to the decision', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await page.setViewportSize({ width: 360, height: 740 });
  const { orders } = await demo.loadScenario('schedule-changed', { page });
  const mail = await demo.mailTo(orders[0]!.email, /has changed: choose what to do/);
  await page.goto(/https?:\S+#airline-changes/.exec(mail)?.[0] ?? '');
  await expect(changeCard(reader)).toBeInViewport();
  await expect(changeCard(reader).locator('s').first()).toBeVisible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await expectAccessible();

  const dialog = page.getByRole('dialog');
  // a press before the card is hydrated counts as well: the link's address opens the question
  await way(reader, 'KEEP').click();
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog
    .getByRole('button', { name: say('airline-change.way.button', { action: 'KEEP' }) })
    .click();
  await expect(changeCard(reader)).toContainText(say('airline-change.state', { state: 'KEPT' }));
  await expect(dialog).toHaveCount(0);
  // keeping loses nothing that silence keeps
  await expect(way(reader, 'REFUND')).toHaveCount(1);
  await expectAccessible();
});

test('a cancelled flight is refunded: all that was paid, and nothing to prove', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario('flight-cancelled', { page });
  const { id } = orders[0]!;
  await openOrder(reader, id);
  const amount = /CNY\s[\d,]+/.exec((await changeCard(reader).textContent()) ?? '')?.[0] ?? 'none';
  await expectAccessible();
  await way(reader, 'REFUND').click();
  await expect(heading(reader)).toHaveText(say('trips-refunds-request.title'));
  await expect(offerOf(reader)).toContainText(amount);
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await expectAccessible();
  const number = await requestRefund(reader);
  await openOrder(reader, id);
  await expect(changeCard(reader)).toContainText(number);
});
