import { globalId } from '#gateway/graphql/global-id.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { keepDatabaseDown } from '#tests/support/outage/keep-database-down.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import {
  agree,
  anAdult,
  holdSeats,
  lastNameOf,
  submitButton,
  typeContact,
  typeTraveller,
} from './pages/passengers.page.ts';
import { heading, inDays, readerOf } from './pages/reader.ts';
import { wordsIn } from './pages/words.ts';

/** An order that there may be: the database is not asked for what can be none. */
const ORDER = globalId('Order', '0b0c7c1e-6a52-4f0e-9a3b-5d2f7c1e8a90');

/** The pages of check-in, where they show something. */
const CHECK_IN_PAGES = [
  '/checkIn?flight=any',
  `/checkIn/choose-seat?order=${ORDER}&segment=0`,
  '/checkIn/choose-seat?flight=any',
  `/checkIn/payment-seat?order=${ORDER}`,
  `/checkIn/order-result?order=${ORDER}&segment=0`,
  '/checkIn/order-result?flight=any',
];

test('while the database is down the page says so, and afterwards the user goes on with everything that was typed', async ({
  page,
  system,
  cleanConsole,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  cleanConsole.expect(/status of 50[03]/);
  await chooseOneWay(reader, flightsFor('PVG', 'KIX', inDays(31)));
  await typeTraveller(
    reader,
    anAdult({ document: { number: 'E33333333', expiresOn: '2033-05-01' } }),
  );
  await typeContact(reader, {
    name: 'Anna Liu',
    email: 'anna.liu.outage@example.com',
    phone: '13800138000',
  });
  await agree(reader);

  const release = keepDatabaseDown(system);
  const ready = () => page.request.get('/readyz').then((answer) => answer.status());
  await expect.poll(ready).toBe(503);
  await submitButton(reader).click();
  await expect(page.getByText(say('shell.error.SERVICE_UNAVAILABLE')).first()).toBeVisible();
  await expectAccessible();
  await expect(lastNameOf(reader)).toHaveValue('Liu');

  for (const locale of LOCALES) {
    const answer = await page.request.get(localePath(locale, '/order/flightOrderDetail?order=any'));
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain(wordsIn(locale)('shell.error.SERVICE_UNAVAILABLE'));
  }

  for (const path of CHECK_IN_PAGES) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(503);
    expect(await answer.text(), path).toContain(say('shell.error.SERVICE_UNAVAILABLE'));
  }

  await release();
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  await expect(lastNameOf(reader)).toHaveValue('Liu');
  await holdSeats(reader);
  await expect(heading(reader)).toHaveText(say('booking-payment.heading'));
});
