import { expect, test } from '#tests/support/journey.ts';
import { openOrder, paymentStates } from './pages/order.page.ts';
import {
  atProvider,
  expectBooked,
  fillCard,
  openPayment,
  payAgain,
  payButton,
} from './pages/payment.page.ts';
import { readerOf } from './pages/reader.ts';

test('double clicks and the back button do not pay twice', async ({ page, demo }) => {
  const reader = readerOf(page);
  const [order] = (await demo.loadScenario('one-pending-payment', { page })).orders;
  await openPayment(reader, order!.id);
  await payButton(reader).dblclick();
  await atProvider(reader);
  const first = page.url();

  await page.goBack();
  await payAgain(reader).dblclick();
  await atProvider(reader);
  expect(page.url(), 'the same payment is opened again').toBe(first);

  await fillCard(reader);
  await page.locator('button[value=pay]').dblclick();
  await expectBooked(reader);

  // Back at the provider the card can not be sent again.
  await page.goto(first);
  await expect(page.locator('button[value=pay]')).toHaveCount(0);
  await openPayment(reader, order!.id);
  await expectBooked(reader);
  await expect(payButton(reader)).toHaveCount(0);
  await openOrder(reader, order!.id);
  expect(await paymentStates(reader)).toEqual(['SUCCEEDED']);
});
