import type { Locator } from '@playwright/test';
import { textOf } from '#gateway/ports/documents/pdf.test-support.ts';
import { expect } from '#tests/support/journey.ts';
import { heading, open, type Reader } from './reader.ts';

/** The six letters and digits on the page of an order. */
export async function bookingReference({ page, say }: Reader): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: say('order-view.bookingReference') });
  const text = await term.locator('xpath=following-sibling::dd').first().textContent();
  expect(text).toMatch(/^[A-Z0-9]{6}$/);
  return text ?? '';
}

async function download(link: Locator): Promise<Buffer> {
  const page = link.page();
  const address = await link.getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.status(), `${address} answers`).toBe(200);
  return answer.body();
}

/** Downloads the receipt, which must open as a PDF; its text. */
export async function receiptText({ page, say }: Reader): Promise<string> {
  const pdf = await download(page.getByRole('link', { name: say('order-view.receipt') }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return (await textOf(new Uint8Array(pdf))).join('\n');
}

/** Downloads the flights as a calendar takes them. */
export async function calendarFile({ page, say }: Reader): Promise<string> {
  const file = await download(page.getByRole('link', { name: say('order-view.calendar') }));
  return file.toString('utf8');
}

export interface LookUp {
  /** What the booking is named by; its reference unless said otherwise. */
  kind?: 'reference' | 'email' | 'documentNumber';
  key: string;
  /** `LAST/FIRST`. */
  name: string;
}

/** Types a name that is known as `LAST/FIRST` into the two fields that ask for it. */
export async function typePassengerName({ page, say }: Reader, ticketName: string): Promise<void> {
  const [lastName = '', firstName = ''] = ticketName.split('/');
  await page.getByLabel(say('ticket-fields.lastName')).fill(lastName);
  await page.getByLabel(say('ticket-fields.firstName')).fill(firstName);
}

/** Asks for the code of a booking. */
export async function askForCode(
  reader: Reader,
  { kind = 'reference', key, name }: LookUp,
): Promise<void> {
  const { page, say } = reader;
  await page.getByLabel(say('trips-order-detail.find.kind')).selectOption(kind);
  await page.getByRole('textbox', { name: say(`trips-order-detail.find.${kind}`) }).fill(key);
  await typePassengerName(reader, name);
  await page.getByRole('button', { name: say('trips-order-detail.find.submit') }).click();
  await expect(heading(reader)).toHaveText(say('trips-order-detail.code.title'));
}

export async function typeCode({ page, say }: Reader, code: string): Promise<void> {
  const cells = page.getByRole('group', { name: say('trips-order-detail.code.code'), exact: true });
  await cells.getByRole('textbox').first().fill(code);
}

export const openOrderSearch = (reader: Reader): Promise<void> =>
  open(reader, '/order/flightOrderDetail');

export const openOrder = (reader: Reader, orderId: string): Promise<void> =>
  open(reader, `/order/flightOrderDetail?${new URLSearchParams({ order: orderId })}`);

export const orderHeading = ({ page, say }: Reader): Locator =>
  page.getByRole('heading', { level: 1, name: say('trips-order-detail.heading') });

const STATES = ['CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'REFUNDED', 'EXPIRED'] as const;

/** What became of each attempt to pay, the latest first, by the page of the order. */
export async function paymentStates({ page, say }: Reader) {
  const history = page.getByRole('region', { name: say('trips-order-detail.history') });
  await expect(history).toBeVisible();
  const rows = await history.locator('[data-event="OrderPaymentMade"]').allInnerTexts();
  return rows.map((row) =>
    STATES.find((state) => row.includes(say('trips-order-detail.paymentState', { state }))),
  );
}
