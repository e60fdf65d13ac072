import type { Locator, Page } from '@playwright/test';
import { png } from '#gateway/modules/uploads/content/files.test-support.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { expect } from '#tests/support/journey.ts';
import { heading, open, type Reader } from './reader.ts';

/** Opens the page where tickets of an order are given back. */
export const openReserve = (reader: Reader, order: string): Promise<void> =>
  open(reader, `/reserve?${new URLSearchParams({ order })}`);

/** What comes back for the choice. */
export const offerOf = ({ page, say }: Reader): Locator =>
  page.getByRole('region', { name: say('trips-refunds-request.offer') });

export const chooseReason = ({ page, say }: Reader, reason: RefundReason): Promise<void> =>
  page
    .getByRole('radio', { name: new RegExp(`^${say('refund-view.reason', { reason })}`) })
    .check();

/** The files of the request, each with what became of it. */
export const filesOf = ({ page, say }: Reader): Locator =>
  page.getByRole('list', { name: say('forms.files.list') }).getByRole('listitem');

/** Adds a picture as proof, and waits until the gateway holds it. */
export async function addProof(reader: Reader, name: string): Promise<void> {
  const { page, say } = reader;
  const file = { name, mimeType: 'image/png', buffer: png() };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(filesOf(reader).filter({ hasText: name })).toContainText(say('forms.files.done'));
}

/** Requests what is offered, and waits for the page of the refund; its number. */
export async function requestRefund(reader: Reader): Promise<string> {
  const { page, say } = reader;
  const sum = say('trips-refunds-request.submit', { known: 'YES', amount: '.*' });
  await page.getByRole('button', { name: new RegExp(`^${sum}$`) }).click();
  await page.waitForURL(/\/reserve\/refund-detail/);
  const title = say('trips-refunds-refund.title', { number: '' });
  await expect(heading(reader)).toHaveText(new RegExp(`^${title}\\S+$`));
  const text = (await heading(reader).textContent()) ?? '';
  return text.slice(title.length);
}

/** A step of the refund by its state, as done. */
export const stepDone = ({ page, say }: Reader, state: string): Locator =>
  page
    .getByRole('region', { name: say('trips-refunds-refund.steps') })
    .getByRole('listitem')
    .filter({ hasText: say('trips-refunds-refund.step', { state, done: 'YES' }) });

/** What the airline's back office decides about a request, on its page. */
export async function decide(office: Page, number: string, decision: string): Promise<void> {
  await office.goto('/demo/desk/refunds');
  await office.getByRole('region', { name: number }).locator(`button[value="${decision}"]`).click();
  await expect(office.getByRole('region', { name: number })).toHaveCount(0);
}
