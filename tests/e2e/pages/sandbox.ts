import type { Page } from '@playwright/test';
import { hydrated } from '#tests/support/journey.ts';

/** What the provider's test cards do (gateway/ports/payment-provider/sandbox/test-cards.ts). */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenge: '4000002760003184',
} as const;

/** Leaves the provider's page by one of its buttons, and waits for the shop's page. */
async function press(page: Page, action: string): Promise<void> {
  await page.locator(`button[name=action][value=${action}]`).click();
}

async function backAtShop(page: Page): Promise<void> {
  await page.waitForURL(/\/flightInquiry\/payment/);
  await hydrated(page);
}

/** Types a card on the provider's page and pays. With `challenge` the page stays at the bank's question. */
export async function payByCard(page: Page, card: keyof typeof CARDS = 'approved'): Promise<void> {
  await page.locator('#number').fill(CARDS[card]);
  await page.locator('#expiry').fill('12/39');
  await page.locator('#securityCode').fill('123');
  await page.locator('#holder').fill('TEST TRAVELLER');
  await press(page, 'pay');
  if (card !== 'challenge') await backAtShop(page);
}

/** Chooses when the shop is told of the payment, in seconds: one of those that the page offers. */
export const delayWebhook = (page: Page, seconds: number) =>
  page.locator('#delay').selectOption(String(seconds));

/** Answers the bank's question. */
export async function answerChallenge(page: Page, answer: 'confirm' | 'refuse'): Promise<void> {
  await press(page, answer);
  await backAtShop(page);
}

/** Lets the bank decline. */
export async function letBankDecline(page: Page): Promise<void> {
  await press(page, 'decline');
  await backAtShop(page);
}

/** Goes back to the shop without paying. */
export async function leaveWithoutPaying(page: Page): Promise<void> {
  await press(page, 'leave');
  await backAtShop(page);
}
