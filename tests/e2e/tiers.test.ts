import { expect, test } from '#tests/support/journey.ts';
import { heading, open, readerOf } from './pages/reader.ts';

/** A session ends after 12 hours without use. */
const ELEVEN_HOURS = 11 * 60;

test('a flight is credited on its day, and brings the next card with a message', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const main = page.getByRole('main');
  const { orders } = await demo.loadScenario('silver-in-reach', { page });
  const [flight] = orders[0]?.flights ?? [];
  await open(reader, '/account');
  await expect(
    main.getByText(say('account-overview.progress.next', { card: 'Silver' })),
  ).toBeVisible();
  await expect(main.getByText(/^1 more segment by /)).toBeVisible();
  await expectAccessible();
  await main.getByRole('link', { name: say('account-overview.toSegments') }).click();
  await expect(heading(reader)).toHaveText(say('account-flight-segments.title'));
  const rows = main.getByRole('listitem').filter({ hasText: /status point/ });
  await expect(rows).toHaveCount(14);

  // the flight comes by itself: a claim is too early until its day is over
  const claim = async () => {
    const { ticketNumbers, flights } = orders[0] ?? { ticketNumbers: [], flights: [] };
    const [year = '', month = '', day = ''] = flights[0]?.date.split('-') ?? [];
    const box = (name: string) => main.getByRole('textbox', { name });
    await box(say('account-flight-segments.claim.ticketNumber')).fill(ticketNumbers[0] ?? '');
    await box(say('account-flight-segments.claim.flightNumber')).fill(flight?.flightNumber ?? '');
    const date = main.getByRole('group', {
      name: say('account-flight-segments.claim.flightDate'),
    });
    for (const [index, value] of [day, month, year].entries())
      await date.getByRole('textbox').nth(index).fill(value);
    await main.getByRole('button', { name: say('account-flight-segments.claim.submit') }).click();
  };
  await claim();
  await expect(
    main.getByText(say('code.CLAIM_TOO_EARLY', { creditDays: 5 })).first(),
  ).toBeVisible();
  await expectAccessible();

  await expect(async () => {
    await demo.advanceClock(ELEVEN_HOURS);
    await open(reader, '/flightSegment');
    await expect(rows).toHaveCount(15, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(rows.first()).toContainText(flight?.flightNumber ?? '');
  await claim();
  await expect(main.getByText(say('code.ALREADY_CREDITED')).first()).toBeVisible();

  await open(reader, '/account');
  await expect(main.getByText('Silver', { exact: true })).toBeVisible();
  await expect(
    main.getByText(say('account-overview.progress.renewal', { card: 'Silver' })),
  ).toBeVisible();
  await open(reader, '/message/list');
  await main.getByRole('link', { name: 'Welcome to Silver' }).click();
  await expect(main.getByText(/Your Silver card is valid until/)).toBeVisible();
  await expectAccessible();
});
