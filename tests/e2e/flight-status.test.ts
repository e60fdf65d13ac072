import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { expect, test } from '#tests/support/journey.ts';
import { CODE_VALUES } from '#web/app/i18n/code-values.ts';
import {
  answeredFlights,
  ask,
  chooseFlightDay,
  choosePlace,
  chooseWay,
  detailsOf,
  expectDay,
  expectDayChosen,
  expectDayProblem,
  expectProblem,
  numberField,
  otherDay,
} from './pages/flight-status.page.ts';
import { expectNoSidewaysScroll, heading, inDays, open, readerOf } from './pages/reader.ts';

test('asked by route: the flights of a day, the days beside it, and an address to share', async ({
  page,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const today = inDays(0);
  await open(reader, '/flightStatus');
  await choosePlace(reader, 'from', 'shangh', 'SHA');
  await choosePlace(reader, 'to', 'tokyo', 'TYO');
  await ask(reader);
  const route = say('flight-status-search.route', { from: 'Shanghai', to: 'Tokyo' });
  await expect(page.getByRole('heading', { level: 2, name: route })).toBeFocused();
  await expectDay(reader, today);
  expect(await answeredFlights(reader).count()).toBeGreaterThanOrEqual(5);
  await expectAccessible();

  await otherDay(reader, 'nextDay').click();
  await expectDay(reader, addDays(today, 1));
  await expectDayChosen(reader, addDays(today, 1));
  for (const day of [0, -1, -2]) {
    await otherDay(reader, 'previousDay').click();
    await expectDay(reader, addDays(today, day));
  }
  const over = answeredFlights(reader).filter({
    hasText: new RegExp(
      ['ARRIVED', 'CANCELLED', 'DIVERTED']
        .map((state) => say('flight-day.state', { state }))
        .join('|'),
    ),
  });
  await expect(over).toHaveCount(await answeredFlights(reader).count());

  const friend = readerOf(await anotherVisitor(), 'zh-hk');
  const { search } = new URL(page.url());
  await open(friend, `/flightStatus${search}`);
  await expectDay(friend, addDays(today, -2));
  await expect(answeredFlights(friend)).toHaveCount(await answeredFlights(reader).count());

  const first = addDays(today, -LIMITS.flightDay.statusDaysBack);
  await open(reader, `/flightStatus?from=SHA&to=TYO&date=${first}`);
  await expectDay(reader, first);
  await expect(otherDay(reader, 'previousDay')).toHaveCount(0);
});

test('asked by number: straight to the flight, the same flight the day before and after', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const day = inDays(2);
  await open(reader, '/flightStatus');
  await chooseWay(reader, 'FLIGHT');
  await numberField(reader).fill('mg 0523');
  await chooseFlightDay(reader, day);
  await ask(reader);
  const title = say('flight-status-flight.heading', {
    number: 'MG523',
    from: 'Shanghai',
    to: 'Tokyo',
  });
  await expect(heading(reader)).toHaveText(title);
  await expect(heading(reader)).toBeFocused();
  await expectAccessible();
  await otherDay(reader, 'nextDay').click();
  await expectDay(reader, addDays(day, 1));
  await otherDay(reader, 'previousDay').click();
  await expectDay(reader, day);
  await open(reader, `/flightStatus/details?flight=mg+0523&date=${day}`);
  await expect(page).toHaveURL(/flight=MG523&/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Flight', flightNumber: 'MG523' });
});

test('what is wrong stands at its field, whether the browser or the gateway finds it, and what was typed stays', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const problem = (code: 'FLIGHT_NUMBER_INVALID' | 'FLIGHT_NUMBER_UNKNOWN' | 'DATE_TOO_LONG_AGO') =>
    say(`code.${code}`, CODE_VALUES);
  await open(reader, '/flightStatus');
  await chooseWay(reader, 'FLIGHT');
  await numberField(reader).fill('Tokyo');
  await ask(reader);
  await expectProblem(numberField(reader), problem('FLIGHT_NUMBER_INVALID'));
  await expect(numberField(reader)).toBeFocused();
  await expectAccessible();

  // the calendar offers no such day: an address may
  const longAgo = inDays(-LIMITS.flightDay.statusDaysBack - 2);
  await open(reader, `/flightStatus?flight=Tokyo&date=${longAgo}`);
  await numberField(reader).fill('MG9999');
  await ask(reader);
  await expectProblem(numberField(reader), problem('FLIGHT_NUMBER_UNKNOWN'));
  await expectDayProblem(reader, problem('DATE_TOO_LONG_AGO'));
  await expect(numberField(reader)).toHaveValue('MG9999');
  await expectDayChosen(reader, longAgo);
  await expect(numberField(reader)).toBeFocused();
  await expectAccessible();

  await numberField(reader).fill('523');
  await chooseFlightDay(reader, inDays(0));
  await ask(reader);
  await expect(page).toHaveURL(/\/flightStatus\/details\?flight=MG523&/);
});

test('where no flight goes the whole way, the ways with a stop are shown', async ({ page }) => {
  const reader = readerOf(page);
  await open(reader, `/flightStatus?from=HKG&to=CTS&date=${inDays(3)}`);
  await expect(answeredFlights(reader)).toHaveCount(0);
  await page.getByRole('link', { name: /HKG.*PVG/ }).click();
  await expect(answeredFlights(reader).first()).toContainText('Hong Kong');
});

test('a change is seen without asking again, also after the line was lost', async ({
  page,
  demo,
  cleanConsole,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { disturbed } = await demo.loadScenario('flight-on-time');
  const [flight] = disturbed;
  if (!flight) throw new Error('no flight');
  await open(reader, detailsOf(flight));
  const main = page.getByRole('main');
  await expect(main).toContainText(say('flight-day.onTime'));
  await expect(main).toContainText(say('flight-status-flight.liveness', { liveness: 'live' }));
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await demo.loadScenario('flight-delayed', { flight });
  await expect(main).toContainText(say('flight-day.late', { duration: '1 h 15 min' }));
  await expect(main).toContainText(say('flight-status-flight.lateAdvice'));
  await expect(page.getByRole('status').filter({ hasText: 'expected to depart' })).toBeVisible();
  await expectAccessible();

  await demo.loadScenario('gate-changed', { flight });
  await expect(main).toContainText(/changed from \w+/);
  await expect(main).toContainText(say('flight-day.onTime'));

  cleanConsole.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  await page.context().setOffline(true);
  await demo.loadScenario('flight-cancelled', { flight });
  await page.context().setOffline(false);
  await expect(main).toContainText(say('flight-status-flight.cancelled'), { timeout: 30_000 });
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  await expectAccessible();
});

test('a flight in the air shows where it goes instead', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { disturbed } = await demo.loadScenario('flight-diverted');
  const [flight] = disturbed;
  if (!flight) throw new Error('no flight');
  await open(reader, detailsOf(flight));
  await expect(page.getByRole('img', { name: new RegExp(`\\b${flight.origin}\\b`) })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    reader.say('flight-day.state', { state: 'DIVERTED' }),
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible();
});

test('an address that names no flight says so and leads to the search', async ({
  page,
  cleanConsole,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  cleanConsole.expect(/status of 404/);
  const response = await page.goto(detailsOf({ flightNumber: 'MG9999', date: inDays(1) }));
  expect(response?.status()).toBe(404);
  await expect(heading(reader)).toHaveText(reader.say('flight-status-flight.none'));
  await expectAccessible();
  await page.getByRole('link', { name: reader.say('flight-status-flight.search') }).click();
  await expect(numberField(reader)).toHaveValue('MG9999');
});
