import type { Locator, Page } from '@playwright/test';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect } from '#tests/support/journey.ts';
import { changeAnswers } from './answers.ts';
import { heading, open, type Reader } from './reader.ts';

/** Opens the page where an order's passengers choose seats on their first flight. */
export async function openSeats(reader: Reader, order: string): Promise<void> {
  await open(reader, `/checkIn/choose-seat?${new URLSearchParams({ order, segment: '0' })}`);
  await expect(heading(reader)).toHaveText(reader.say('check-in-choose-seat.title'));
}

export const seatGrid = ({ page, say }: Reader): Locator =>
  page.getByRole('grid', { name: say('seat-map.label') });

/** The seats of the map that can be chosen for the passenger, whatever they cost. */
export const freeSeats = (reader: Reader): Locator =>
  seatGrid(reader).locator('[data-state="FREE"]');

export const seatNumbered = (reader: Reader, number: string): Locator =>
  seatGrid(reader).locator(`[data-seat="${number}"]`);

/** Shows the seats as a list. */
export const showList = ({ page, say }: Reader): Promise<void> =>
  page.getByText(say('check-in-choose-seat.views', { value: 'list' }), { exact: true }).click();

/** Makes a passenger the one for whom a seat is chosen. */
export const chooseFor = ({ page }: Reader, name: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(name) }).check();

/** The button that submits a choice, with or without a price. */
export const submitSeats = ({ page, say }: Reader, due: 'YES' | 'NO'): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${say('check-in-choose-seat.submit', { due, amount: '.*' })}$`),
  });

/** Agrees to the terms of preferred seats, which name how long the seats are held. */
export async function agreeToTerms({ page }: Reader): Promise<void> {
  const terms = new RegExp(String(LIMITS.seatHoldMinutes));
  await page.getByRole('checkbox', { name: terms }).check();
}

/** Waits for the page that says what became of a choice. */
export async function expectResult(
  reader: Reader,
  outcome: 'ALL' | 'SOME' | 'HELD' | 'OPEN' | 'NONE',
): Promise<void> {
  await expect(heading(reader)).toHaveText(reader.say('check-in-order-result.title', { outcome }), {
    timeout: 30_000,
  });
}

const AWAY = [{ __typename: 'SeatMapError', code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] }];

/** Lets the browser’s questions for a map be answered as while departure control is silent. */
export const silenceDepartureControl = (page: Page): Promise<unknown> =>
  changeAnswers(page, (key, value: object) =>
    key === 'seatMap'
      ? { ...value, cabins: [], prices: [], together: [], userErrors: AWAY }
      : value,
  );
