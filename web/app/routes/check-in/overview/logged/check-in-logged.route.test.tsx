// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { CheckInLoggedDocument } from './check-in-logged.route.gen.ts';
import * as route from './check-in-logged.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/checkIn/logged';

test.each(LOCALES)('a member sees the flights to check in for: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const heading = textOf(locale, 'check-in-overview.logged.title');
  expect(headings).toEqual([heading]);
  expect(title).toBe(titleOf(locale, heading));
  const { checkInItineraries } = answerTo(CheckInLoggedDocument).viewer;
  expect(checkInItineraries.length).toBeGreaterThan(0);
  for (const { bookingReference } of checkInItineraries)
    expect(main.textContent).toContain(bookingReference);
  // no level of headings is left out
  const levels = [...main.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
  expect(new Set(levels)).toEqual(new Set(['H1', 'H2']));
});

test('what was checked in is listed with its seat and how often it can be cancelled', async () => {
  const nodes = ['ABC234.0.0', 'ABC234.1.0'].map((key) => ({ id: idOf('CheckInRecord', key) }));
  const checkedIn = mockFetch({
    CheckIn: { state: 'CHECKED_IN', cancellationsLeft: 2 },
    CheckInRecordConnection: { nodes, totalCount: nodes.length },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: checkedIn.fetch });
  const { nodes: records } = checkedIn.answerTo(CheckInLoggedDocument).viewer.checkInRecords;
  expect(records.length).toBeGreaterThan(1);
  for (const { seatNumber } of records)
    if (seatNumber) expect(main.textContent).toContain(`seat ${seatNumber}`);
  expect(main.textContent).toContain(textOf('en', 'check-in-overview.record.left', { left: 2 }));
  expect(main.querySelector('a[href*="/checkIn/order-result?flight="]')).not.toBeNull();
});
