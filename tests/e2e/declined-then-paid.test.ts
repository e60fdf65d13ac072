import { expect, test } from '#tests/support/journey.ts';
import { openOrder, paymentStates } from './pages/order.page.ts';
import {
  atProvider,
  DECLINED_CARD,
  expectBooked,
  openPayment,
  payButton,
  payByCard,
} from './pages/payment.page.ts';
import { readerOf } from './pages/reader.ts';

test('a declined card costs nothing, and another one buys the tickets', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const [order] = (await demo.loadScenario('one-pending-payment', { page })).orders;
  await openPayment(reader, order!.id);
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader, DECLINED_CARD);

  const notice = page.getByRole('alert').filter({ hasText: say('booking-payment.failed') });
  await expect(notice).toContainText(say('code.DECLINED'));
  await expect(notice).toContainText(say('booking-payment.failed.text'));
  await expectAccessible();

  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader);
  await expectBooked(reader);
  await openOrder(reader, order!.id);
  expect(await paymentStates(reader)).toEqual(['SUCCEEDED', 'FAILED']);
  await expectAccessible();
});
