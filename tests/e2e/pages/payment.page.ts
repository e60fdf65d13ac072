import type { Locator, Page } from '@playwright/test';
import { textsFor } from '#gateway/simulated/payment-provider/sandbox/hosted-page/texts.ts';
import { expect } from '#tests/support/journey.ts';
import { changeAnswers } from './answers.ts';
import { heading, open, type Reader } from './reader.ts';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** The button of the payment page, with the amount. */
export const payButton = ({ page, say }: Reader): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${say('booking-payment.pay', { amount: 'CNY .*' })}$`),
  });

export const payAgain = ({ page, say }: Reader): Locator =>
  page.getByRole('button', { name: say('booking-payment.payAgain') });

export const alreadyPaid = ({ page, say }: Reader): Locator =>
  page.getByRole('button', { name: say('booking-payment.alreadyPaid') });

/** Waits for the provider's page, which is another server's. */
export async function atProvider({ page, locale }: Reader): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/pay_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsFor(locale).t('form.heading'),
  );
}

/** Types a card on the provider's page. */
export async function fillCard({ page, locale }: Reader, number = GOOD_CARD): Promise<void> {
  const { t } = textsFor(locale);
  const field = (name: 'number' | 'expiry' | 'securityCode' | 'holder') =>
    page.getByLabel(t(`form.${name}`), { exact: true });
  await field('number').fill(number);
  await field('expiry').fill('12/40');
  await field('securityCode').fill('123');
  await field('holder').fill('ANNA LIU');
}

/** Types a card on the provider's page and sends it. */
export async function payByCard(reader: Reader, number = GOOD_CARD): Promise<void> {
  await fillCard(reader, number);
  await reader.page.locator('button[value=pay]').click();
}

/** Goes back to the airline without paying. */
export const leaveProvider = ({ page }: Reader) => page.locator('button[value=leave]').click();

/** Waits for the tickets. */
export async function expectBooked(reader: Reader): Promise<void> {
  await expect(heading(reader)).toHaveText(reader.say('booking-payment.booked'), {
    timeout: 30_000,
  });
}

/**
 * Lets the browser’s questions be answered as while the money has come and what it pays for is not
 * confirmed yet, once `hasCome`.
 */
export const captureMoney = (page: Page, hasCome: () => boolean): Promise<unknown> =>
  changeAnswers(page, (key, value: object[]) =>
    key === 'payments' && hasCome() ? value.map((one) => ({ ...one, state: 'SUCCEEDED' })) : value,
  );

/** Opens the page on which an order is paid. */
export const openPayment = (reader: Reader, orderId: string): Promise<void> =>
  open(reader, `/flightInquiry/payment?${new URLSearchParams({ order: orderId })}`);
