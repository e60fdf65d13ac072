import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import { atProvider, fillCard, openPayment, payButton } from './pages/payment.page.ts';
import { heading, readerOf } from './pages/reader.ts';

for (const locale of ['en', 'zh-hk', 'ja'] as const)
  test(`money that comes after the order is dead goes back, and the page says how much (${locale})`, async ({
    page,
    demo,
    expectAccessible,
  }) => {
    const reader = readerOf(page, locale);
    const { say } = reader;
    const { orders } = await demo.loadScenario('one-pending-payment', { page });
    await openPayment(reader, orders[0]?.id ?? '');
    await payButton(reader).click();
    await atProvider(reader);
    // The fifty minutes are over while the card is typed, and the provider takes it all the same.
    await fillCard(reader);
    await demo.advanceClock(LIMITS.paymentWindowMinutes);
    await page.locator('button[value=pay]').click();

    await expect(heading(reader)).toHaveText(
      say('booking-payment.closed', { cause: 'PAYMENT_WINDOW' }),
    );
    const sentBack = new RegExp(say('booking-payment.late.sentBack', { amount: 'CNY.[\\d,.]+' }));
    const goesBack = new RegExp(say('booking-payment.late.goesBack', { amount: 'CNY.[\\d,.]+' }));
    const perhaps = page.getByText(say('booking-payment.late.perhaps'));
    await expect(page.getByText(sentBack).or(page.getByText(goesBack)).or(perhaps)).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(sentBack)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 45_000 });
    await expect(page.getByText(say('booking-payment.late'), { exact: true })).toBeVisible();
    await expectAccessible();
  });
