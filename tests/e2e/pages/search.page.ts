import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { expect } from '#tests/support/journey.ts';
import type { Reader } from './reader.ts';

/** The search panel, used by mouse or finger. */
export const searchPanel = ({ page, say }: Reader) =>
  page.getByRole('form', { name: say('search-panel.label') });

const TRIPS = {
  ROUND_TRIP: 'search-panel.roundTrip',
  ONE_WAY: 'search-panel.oneWay',
  MULTI_CITY: 'search-panel.multiCity',
} as const;

export async function chooseTrip(reader: Reader, trip: keyof typeof TRIPS): Promise<void> {
  await searchPanel(reader)
    .getByRole('radio', { name: reader.say(TRIPS[trip]), exact: true })
    .check({ force: true });
}

/**
 * Types into the field "from" or "to" of a flight, counted from 0, and takes the place with that
 * code.
 */
export async function choosePlace(
  reader: Reader,
  end: 'from' | 'to',
  typed: string,
  code: string,
  flight = 0,
): Promise<void> {
  const { page, say } = reader;
  const field = searchPanel(reader)
    .getByRole('combobox', { name: say(`search-panel.${end}`), exact: true })
    .nth(flight);
  await field.click();
  await field.fill(typed);
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`${code}$`) })
    .first()
    .click();
  const wholeCity = say('airport-combobox.wholeCity', { city: '' });
  await expect(field).toHaveValue(new RegExp(`${code}|${wholeCity}`));
}

/** Pages through the calendar until the day is visible, and clicks it. */
export async function pressDay(reader: Reader, day: LocalDate): Promise<void> {
  const { page, say } = reader;
  const cell = page.locator(`[data-day="${day}"]`);
  const next = page.getByRole('button', { name: say('price-calendar.next') });
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(async () => {
    if ((await cell.count()) === 0) await next.click();
    await expect(cell).toBeVisible({ timeout: 500 });
  }).toPass();
  await cell.click();
}

/** Chooses the day of a flight of its own: one way, or one of several. */
export async function chooseDay(reader: Reader, day: LocalDate, flight = 0): Promise<void> {
  const { say } = reader;
  const label = new RegExp(`^(${say('search-panel.depart')}|${say('search-panel.date')})`);
  await searchPanel(reader).getByRole('button', { name: label }).nth(flight).click();
  await pressDay(reader, day);
  await expect(reader.page.getByRole('dialog')).toHaveCount(0);
}

/** Chooses the days there and back in one calendar; `look` sees it with both days chosen. */
export async function chooseThereAndBack(
  reader: Reader,
  there: LocalDate,
  back: LocalDate,
  look = async () => {},
): Promise<void> {
  const { page, say } = reader;
  await searchPanel(reader)
    .getByRole('button', { name: new RegExp(`^${say('search-panel.depart')}`) })
    .click();
  await pressDay(reader, there);
  await expect(page.getByRole('dialog', { name: say('search-panel.chooseReturn') })).toBeVisible();
  await pressDay(reader, back);
  await look();
  await page.getByRole('button', { name: say('search-panel.done') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const CABINS = {
  ECONOMY: 'search-panel.economy',
  BUSINESS: 'search-panel.business',
} as const satisfies Record<Cabin, string>;

export interface WantedParty {
  adults?: number;
  children?: number;
  infants?: number;
  cabin?: Cabin;
}

/** Counts the travellers up from the one adult that is the default. */
export async function chooseParty(reader: Reader, wanted: WantedParty): Promise<void> {
  const { page, say } = reader;
  const { adults = 1, children = 0, infants = 0, cabin } = wanted;
  const panel = searchPanel(reader);
  await panel.locator('summary').click();
  const add = async (label: string, times: number) => {
    const more = panel.getByRole('button', { name: say('search-panel.more', { label }) });
    for (let time = 0; time < times; time += 1) await more.click();
  };
  await add(say('search-panel.adults'), adults - 1);
  await add(say('search-panel.children'), children);
  await add(say('search-panel.infants'), infants);
  if (cabin)
    await panel
      .getByRole('radio', { name: say(CABINS[cabin]), exact: true })
      .check({ force: true });
  await page.keyboard.press('Escape');
}

export async function search(reader: Reader): Promise<void> {
  const { page, say } = reader;
  await searchPanel(reader)
    .getByRole('button', { name: say('search-panel.search') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('booking-search.title'));
}
