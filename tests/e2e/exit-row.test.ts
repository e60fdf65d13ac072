import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import {
  codeCells,
  codeTo,
  decideAtCounter,
  nextStep,
  openMadeCheckIn,
} from './pages/check-in.page.ts';
import { typePassengerName } from './pages/order.page.ts';
import { heading, open, readerOf, tooSmallForFingers } from './pages/reader.ts';
import { freeSeats, seatGrid, submitSeats } from './pages/seats.page.ts';

const SOME = { seated: 'SOME' };
const CONTACT = 'hana.ito@example.com';

test('staff meet a passenger beside an exit, and her boarding pass comes to the page and by e-mail', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  const { say } = reader;
  await page.setViewportSize({ width: 320, height: 640 });
  await openMadeCheckIn(reader, 'exit-row');
  await nextStep(reader, 'documents');
  await nextStep(reader, 'goods');
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await nextStep(reader, 'confirm');
  const contact = page.getByRole('textbox', { name: say('check-in-steps.contact.email') });
  await contact.fill(CONTACT);

  // her nephew and her father may not sit there
  await page.getByRole('link', { name: say('check-in-steps.seats.choose', SOME) }).click();
  const exit = seatGrid(reader).locator('[data-zone="EXIT_ROW"][data-state="REFUSED"]').first();
  for (const [name, reason] of [
    ['ITO KEN', say('code.EXIT_ROW_TOO_YOUNG', { exitRowFrom: LIMITS.emergencyExitMinAge })],
    ['ITO GORO', say('code.EXIT_ROW_TOO_OLD', { exitRowTo: LIMITS.emergencyExitMaxAge })],
  ] as const) {
    const radio = page.getByRole('radio', { name: new RegExp(name) });
    await radio.click();
    await expect(radio).toBeChecked();
    // it is pressed to learn why it cannot be had
    await exit.click({ force: true });
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  }
  await expectAccessible();
  // she may, and is asked for its duties before she has another seat there
  await page.getByRole('radio', { name: /ITO HANA/ }).click();
  await freeSeats(reader).and(page.locator('[data-zone="EXIT_ROW"]')).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: say('check-in-choose-seat.exit.refuse') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(contact).toHaveValue(CONTACT);
  await page.getByRole('button', { name: say('check-in-steps.submit', { people: 3 }) }).click();

  await expect(page.getByText('ITO HANA').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /ITO\/HANA/ })).toHaveCount(0);
  await expect(page).toHaveURL(/order-result/);
  expect(await tooSmallForFingers(page)).toEqual([]);
  await expectAccessible();

  await decideAtCounter(await anotherVisitor(), 'ITO/HANA', 'CONFIRMED');
  // on the page that is open, without a reload
  await page.getByRole('button', { name: /ITO\/HANA/ }).click();
  await expect(page.getByRole('img', { name: /ITO\/HANA/ })).toBeVisible();
  await expect.poll(() => demo.mailTo(CONTACT, /搭乗券/)).toContain('ITO HANA');
});

test('a passenger with a wheelchair request is shown whom to call before anything else, and her daughter checks in', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await openMadeCheckIn(reader, 'special-service');
  const notice = page.getByText(say('code.SPECIAL_SERVICE'));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /Waiyee Ho/ })).toBeChecked();
  await expect(heading(reader)).toBeVisible();
  await expectAccessible();
});

test('the e-mail that check-in is open leads a guest to her flight, and there to seats and check-in', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const { orders } = await demo.loadScenario('special-service', { page });
  const { email, name, bookingReference, flights } = orders[0]!;
  await demo.advanceClock(1);
  const mail = await demo.mailTo(email, new RegExp(`is open.*${bookingReference}`));
  const guest = readerOf(await anotherVisitor());
  const { say } = guest;
  await guest.page.goto(/https?:\S+\/checkIn\?\S+/.exec(mail)?.[0] ?? '');
  await hydrated(guest.page);
  await expect(
    guest.page.getByRole('textbox', {
      name: say('check-in-overview.ask.flightNumber'),
      exact: true,
    }),
  ).toHaveValue(flights[0]!.flightNumber);
  await typePassengerName(guest, name);
  await guest.page.getByRole('button', { name: say('check-in-overview.ask.submit') }).click();
  const code = codeCells(guest, 'check-in-overview.code.code');
  await code.fill(await codeTo(demo, email, /\b\d{6}\b/));
  await expect(guest.page.getByRole('checkbox', { name: /Waiyee Ho/ })).toBeChecked();

  await open(guest, '/checkIn');
  await guest.page.getByRole('link', { name: say('check-in.seats') }).click();
  await expect(heading(guest)).toHaveText(say('check-in-choose-seat.title'));
  await expectAccessible(guest.page);
  const free = freeSeats(guest).and(guest.page.locator('[data-zone="STANDARD"]')).first();
  const seat = (await free.getAttribute('data-seat')) ?? '';
  await free.click();
  await submitSeats(guest, 'NO').click();
  await expect(heading(guest)).toHaveText(
    say('check-in-steps.title', { flight: flights[0]!.flightNumber }),
  );
  await expect(guest.page.getByRole('main')).toContainText(seat);
});
