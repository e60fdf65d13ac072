import type { Page } from '@playwright/test';
import type { Occasion } from '#tests/bench/pages/occasions.ts';
import type { Visited } from './first-visit.ts';
import type { Doing } from './long-tasks.ts';

type Opened = Readonly<Record<string, Occasion>>;

const RESULTS = '/flightInquiry';
const PASSENGERS = '/flightInquiry/passengersService';
const KEY_MILLISECONDS = 60;
const MONTHS = 4;

const at = (url: string, path: string, opened: Opened) => `${url}${path}${opened[path]?.query}`;

const FARES = 'article button[aria-expanded]';

const PLACE = { touched: '[role="combobox"]', answer: '[role="combobox"][aria-expanded="true"]' };
const FLIGHT = { touched: FARES, answer: 'article button[aria-expanded="true"]' };
const GENDER = {
  touched: 'main form input[type="radio"]',
  answer: 'main form [data-state="checked"]',
};

/** The pages of a booking, and what is touched first there: ours and those of the usual build. */
export const visitedPages = (
  url: string,
  usual: string,
  opened: Opened,
): { readonly ours: Visited; readonly usual: Visited }[] => [
  {
    ours: { name: 'home', address: url, ...PLACE },
    usual: { name: 'home', address: usual, ...PLACE },
  },
  {
    ours: { name: 'results', address: at(url, RESULTS, opened), ...FLIGHT },
    usual: { name: 'results', address: at(usual, RESULTS, opened), ...FLIGHT },
  },
  {
    ours: { name: 'passengers', address: at(url, PASSENGERS, opened), ...GENDER },
    usual: { name: 'passengers', address: `${usual}${PASSENGERS}`, ...GENDER },
  },
];

async function chooseFare(page: Page) {
  await page.locator(FARES).first().tap();
  await page.locator('article a[href*="pick="]').filter({ visible: true }).first().tap();
  await page.waitForURL(/[?&]pick=/);
  await page.locator('main h2').first().waitFor();
}

async function typeName(page: Page) {
  const last = page.locator('main form input[name$=".lastName"]');
  await last.tap();
  await last.pressSequentially('Featherstonehaugh', { delay: KEY_MILLISECONDS });
  const first = page.locator('main form input[name$=".firstName"]');
  await first.tap();
  await first.pressSequentially('Anna', { delay: KEY_MILLISECONDS });
  await first.blur();
}

async function openCalendar(page: Page) {
  await page.locator('main form button[aria-haspopup="dialog"]').first().tap();
  await page.locator('[role="grid"]').first().waitFor();
}

async function turnCalendar(page: Page) {
  const next = page.locator('dialog [data-by="1"]');
  for (let month = 0; month < MONTHS; month += 1) {
    const [shown] = await page.locator('[data-day]').all();
    const before = await shown?.getAttribute('data-day');
    await next.tap();
    await page.locator(`[data-day="${before}"]`).waitFor({ state: 'detached' });
  }
}

/** What must not make a page stand still. */
export const doings = (url: string, opened: Opened): Doing[] => [
  { name: 'a fare is chosen', address: at(url, RESULTS, opened), act: chooseFare },
  { name: 'a name is typed', address: at(url, PASSENGERS, opened), act: typeName },
  { name: 'the calendar is turned', address: url, before: openCalendar, act: turnCalendar },
];
