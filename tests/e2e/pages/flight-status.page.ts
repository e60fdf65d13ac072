import type { Locator } from '@playwright/test';
import { formatDay } from '#schema/format/days.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { expect } from '#tests/support/journey.ts';
import type { Reader } from './reader.ts';
import { pressDay } from './search.page.ts';

/** The form that asks for flights, used by mouse or finger. */
export const statusForm = ({ page, say }: Reader): Locator =>
  page.getByRole('form', { name: say('flight-status-search.form') });

const WAYS = {
  ROUTE: 'flight-status-search.byRoute',
  FLIGHT: 'flight-status-search.byNumber',
} as const;

export async function chooseWay(reader: Reader, way: keyof typeof WAYS): Promise<void> {
  await statusForm(reader)
    .getByRole('radio', { name: reader.say(WAYS[way]) })
    .check({ force: true });
}

/** Types into the field "from" or "to" and takes the place with that code. */
export async function choosePlace(
  reader: Reader,
  end: 'from' | 'to',
  typed: string,
  code: string,
): Promise<void> {
  const field = statusForm(reader).getByRole('combobox', {
    name: reader.say(`search-panel.${end}`),
    exact: true,
  });
  await field.click();
  await field.fill(typed);
  await reader.page
    .getByRole('option')
    .filter({ hasText: new RegExp(`${code}$`) })
    .first()
    .click();
  const wholeCity = reader.say('airport-combobox.wholeCity', { city: '' });
  await expect(field).toHaveValue(new RegExp(`${code}|${wholeCity}`));
}

export const numberField = (reader: Reader): Locator =>
  statusForm(reader).getByRole('textbox', { name: reader.say('flight-status-search.number') });

/** The button that has the day, and opens the calendar. */
const dayButton = (reader: Reader): Locator =>
  statusForm(reader).getByRole('button', {
    name: new RegExp(`^${reader.say('flight-status-search.date')}`),
  });

export async function chooseFlightDay(reader: Reader, day: LocalDate): Promise<void> {
  await dayButton(reader).click();
  await pressDay(reader, day);
  await expect(reader.page.getByRole('dialog')).toHaveCount(0);
  await expect(dayButton(reader)).toBeFocused();
  await expectDayChosen(reader, day);
}

/** The day that the form holds. */
export async function expectDayChosen(reader: Reader, day: LocalDate): Promise<void> {
  await expect(dayButton(reader)).toContainText(formatDay(reader.locale, day, 'short'));
}

/** What is wrong with the day; a button cannot be invalid, its description says it. */
export async function expectDayProblem(reader: Reader, text: string): Promise<void> {
  await expect(dayButton(reader)).toHaveAccessibleDescription(text);
}

export async function ask(reader: Reader): Promise<void> {
  await statusForm(reader)
    .getByRole('button', { name: reader.say('flight-status-search.ask') })
    .click();
}

/** The flights of the answer. */
export const answeredFlights = ({ page }: Reader): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** The day that is shown between the days beside it. */
export async function expectDay({ page, locale }: Reader, day: LocalDate): Promise<void> {
  await expect(page.locator('[aria-current="date"]')).toContainText(
    formatDay(locale, day, 'short'),
  );
}

/** The link to the day before or after. */
export const otherDay = ({ page, say }: Reader, side: 'previousDay' | 'nextDay'): Locator =>
  page.getByRole('link', { name: say(`flight-day.${side}`) });

/** The problem shown at a field; what the field holds in words may come after it. */
export async function expectProblem(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const exactly = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${exactly}`));
}

/** The details page of a flight, in English. */
export const detailsOf = ({ flightNumber, date }: { flightNumber: string; date: LocalDate }) =>
  `/flightStatus/details?${new URLSearchParams({ flight: flightNumber, date })}`;
