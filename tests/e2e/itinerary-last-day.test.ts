import { textOf } from '#gateway/ports/documents/pdf.test-support.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { personName } from '#schema/format/person-name.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  askForItinerary,
  itineraryCode,
  openItinerary,
  typeItineraryCode,
} from './pages/itinerary.page.ts';
import { heading, open, readerOf } from './pages/reader.ts';

const DAY_MINUTES = 24 * 60;

test('an itinerary is confirmed on the last day and checked by an authority, and refused the day after', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const { orders } = await demo.loadScenario('itinerary-last-day');
  const order = orders[0]!;
  const traveller = readerOf(page);
  const { say } = traveller;

  const code = await openItinerary(traveller, demo, order);
  await expect(heading(traveller)).toBeFocused();
  await expect(page.getByText(order.name).first()).toBeVisible();
  await expectAccessible();
  const number = /\b([A-Z0-9]{4}-){2}[A-Z0-9]{4}\b/.exec(await page.innerText('main'))?.[0] ?? '';
  const link = page.getByRole('link', { name: say('trips-itinerary-confirmation.details.pdf') });
  const address = (await link.getAttribute('href')) ?? '';
  const pdf = await (await page.request.get(address)).body();
  expect((await textOf(new Uint8Array(pdf))).join(' ')).toContain(number);
  expect(await demo.mailTo(order.email, new RegExp(number))).toContain(
    personName('en', order.name),
  );

  const authority = readerOf(await anotherVisitor());
  expect((await authority.page.request.get(address)).status()).toBe(404);
  await open(authority, page.url().slice(new URL(page.url()).origin.length));
  await expect(heading(authority)).toHaveText(say('missing.ITINERARY'));
  await open(authority, '/itineraryConfirmation');
  for (const [typed, status] of [
    [number, 'VALID'],
    ['BCDF-2346-GHJK', 'NOT_VALID'],
  ] as const) {
    await authority.page.getByLabel(say('trips-itinerary-confirmation.check.number')).fill(typed);
    await authority.page
      .getByRole('button', { name: say('trips-itinerary-confirmation.check.submit'), exact: true })
      .click();
    const answer = say('trips-itinerary-confirmation.check.status', { status, number: typed });
    await expect(authority.page.getByText(answer)).toBeVisible();
  }
  await expectAccessible(authority.page);

  await demo.advanceClock(LIMITS.orderAccessMinutes);
  await page.reload();
  await expect(heading(traveller)).toHaveText(say('missing.ITINERARY'));

  await demo.advanceClock(DAY_MINUTES);
  await open(traveller, '/itineraryConfirmation');
  await askForItinerary(traveller, order);
  await typeItineraryCode(traveller, await itineraryCode(demo, order, code));
  await expect(
    page.getByText(say('code.RECEIPT_PERIOD_OVER', { phone: BRAND.phone.display })).first(),
  ).toBeVisible();
  await expectAccessible();
});
