import { expect, test } from '#tests/support/journey.ts';
import { BAG, orderExtras } from './pages/extras.page.ts';
import { openOrder, paymentStates, receiptText } from './pages/order.page.ts';
import {
  atProvider,
  DECLINED_CARD,
  expectBooked,
  openPayment,
  payButton,
  payByCard,
} from './pages/payment.page.ts';
import { open, readerOf } from './pages/reader.ts';

test('a declined card costs nothing, another one buys the tickets, and then the guest an extra bag', async ({
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

  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', { name: say('trips-order-detail.extras.buy') }),
  ).toBeVisible();
  // from the page about baggage: the bag that was wanted there goes along to the booking
  await open(reader, '/order/equityOrder?extra=EXTRA_BAG');
  await expectAccessible();
  const reference = order!.bookingReference;
  await main.getByRole('link', { name: say('trips-extras.guest.choose', { reference }) }).click();
  await expect(
    main.getByRole('combobox', { name: say('trips-extras.quantityOf', { name: BAG }) }),
  ).toHaveValue('1');
  const group = main.getByRole('group', { name: say('trips-extras.for') });
  await group.locator('label').first().click();
  await expectAccessible();
  await orderExtras(reader);
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader);
  await expect(main.getByText(say('trips-extras-order.paid'))).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText(/^C\d{9}$/)).toBeVisible();
  await expectAccessible();
  await main.getByRole('link', { name: say('page.toBooking') }).click();
  const extras = main.getByRole('region', { name: say('trips-order-detail.extras') });
  await expect(extras).toContainText(BAG);
  expect(await receiptText(reader)).toContain(BAG);
});
