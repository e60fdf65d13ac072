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

/** The pages on which people begin, and what they touch first there. */
export const visitedPages = (url: string, opened: Opened): Visited[] => [
  {
    name: 'home',
    address: url,
    touched: '[role="combobox"]',
    answer: '[role="combobox"][aria-expanded="true"]',
  },
  {
    name: 'results',
    address: at(url, RESULTS, opened),
    touched: FARES,
    answer: 'article button[aria-expanded="true"]',
  },
  {
    name: 'passengers',
    address: at(url, PASSENGERS, opened),
    touched: 'main form input[type="radio"]',
    answer: 'main form [data-state="checked"]',
  },
];

const chooseFare = async (page: Page) => {
  await page.locator(FARES).first().tap();
  await page.locator('article a[href*="pick="]').filter({ visible: true }).first().tap();
  await page.waitForURL(/[?&]pick=/);
  await page.locator('main h2').first().waitFor();
};

const typeName = async (page: Page) => {
  const last = page.locator('main form input[name$=".lastName"]');
  await last.tap();
  await last.pressSequentially('Featherstonehaugh', { delay: KEY_MILLISECONDS });
  const first = page.locator('main form input[name$=".firstName"]');
  await first.tap();
  await first.pressSequentially('Anna', { delay: KEY_MILLISECONDS });
  await first.blur();
};

const openCalendar = async (page: Page) => {
  await page.locator('main form button[aria-haspopup="dialog"]').first().tap();
  await page.locator('[role="grid"]').first().waitFor();
};

const turnCalendar = async (page: Page) => {
  const next = page.locator('dialog [data-by="1"]');
  for (let month = 0; month < MONTHS; month += 1) {
    const [shown] = await page.locator('[data-day]').all();
    const before = await shown?.getAttribute('data-day');
    await next.tap();
    await page.locator(`[data-day="${before}"]`).waitFor({ state: 'detached' });
  }
};

/** What must not make a page stand still. */
export const doings = (url: string, opened: Opened): Doing[] => [
  { name: 'a fare is chosen', address: at(url, RESULTS, opened), act: chooseFare },
  { name: 'a name is typed', address: at(url, PASSENGERS, opened), act: typeName },
  { name: 'the calendar is turned', address: url, before: openCalendar, act: turnCalendar },
];
