import type { Browser } from '@playwright/test';
import { LOCALES } from '#schema/codes/base/locales.ts';
import type { Occasion } from '#tests/bench/pages/occasions.ts';
import type { Row } from '#tests/bench/table.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { median } from './first-visit.ts';
import { LONG_MILLISECONDS } from './long-tasks.ts';
import { onSlowNetwork, onSlowPhone, openHydrated } from './slow-browser.ts';

/** The pages that travellers open most: a booking, an order, check-in, the day of the flight. */
const MOST_USED: Readonly<Record<string, string>> = {
  home: '/',
  results: '/flightInquiry',
  passengers: '/flightInquiry/passengersService',
  payment: '/flightInquiry/payment',
  order: '/order/flightOrderDetail',
  orders: '/order/flightOrder',
  'check-in': '/checkIn',
  seats: '/checkIn/choose-seat',
  status: '/flightStatus/details',
  'sign-in': '/login',
};

const ROUNDS = 3;

/** Milliseconds of a first visit on a slow network. */
interface Paint {
  /** Largest Contentful Paint (W3C). */
  readonly largest: number;
  /** When the page is hydrated. */
  readonly usable: number;
  /** Of each long task after the first paint, what is beyond 50 ms: Total Blocking Time. */
  readonly blocked: number;
}

const GOAL: Paint = { largest: 1200, usable: 3000, blocked: 200 };

/** Opens a page for the first time, and waits until nothing more is on its way. */
const paintOf = (browser: Browser, address: string, cookie: string) =>
  onSlowPhone(browser, async (page, devtools): Promise<Paint> => {
    const [name = '', value = ''] = cookie.split('=');
    if (cookie) await page.context().addCookies([{ name, value, url: address }]);
    await onSlowNetwork(devtools);
    const usable = await openHydrated(page, address);
    await page.waitForLoadState('networkidle');
    return page.evaluate(
      ([long = 0, hydrated = 0]) => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const blocking = window.longTasks.filter(({ at, took }) => at + took > painted);
        return {
          largest: window.largestPaint,
          usable: hydrated,
          blocked: blocking.reduce((sum, { took }) => sum + took - long, 0),
        };
      },
      [LONG_MILLISECONDS, usable],
    );
  });

async function medianPaint(browser: Browser, address: string, cookie: string): Promise<Paint> {
  const seen: Paint[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    seen.push(await paintOf(browser, address, cookie));
  const of = (one: keyof Paint) => median(seen.map((paint) => paint[one]));
  return { largest: of('largest'), usable: of('usable'), blocked: of('blocked') };
}

const inSeconds = ({ largest, usable, blocked }: Paint) =>
  [largest, usable, blocked].map((took) => (took / 1000).toFixed(2)).join(' · ');

const within = (paint: Paint) =>
  paint.largest <= GOAL.largest && paint.usable <= GOAL.usable && paint.blocked <= GOAL.blocked;

/** First visits to the most used pages in each language: seconds of LCP, usable and blocked. */
export async function paintRows(
  browser: Browser,
  url: string,
  opened: Readonly<Record<string, Occasion>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(MOST_USED)) {
    const { query = '', cookie = '' } = opened[path] ?? {};
    const paints: Paint[] = [];
    for (const locale of LOCALES)
      paints.push(await medianPaint(browser, url + localePath(locale, path) + query, cookie));
    rows.push({
      name: `${name}, slow network: largest paint, usable, blocked`,
      value: paints[0] ? `${inSeconds(paints[0])} s` : '',
      note: paints
        .slice(1)
        .map((paint, at) => `${LOCALES[at + 1]} ${inSeconds(paint)}`)
        .join('; '),
      holds: paints.every(within),
    });
  }
  return rows;
}
