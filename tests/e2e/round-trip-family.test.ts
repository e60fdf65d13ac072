import { expect, test } from '#tests/support/journey.ts';
import { chooseFare, continueToPassengers, whileFaresAreOpen } from './pages/flights.page.ts';
import { bookingReference, calendarFile, receiptText } from './pages/order.page.ts';
import { agree, anAdult, holdSeats, typeContact, typeTraveller } from './pages/passengers.page.ts';
import { atProvider, expectBooked, payButton, payByCard } from './pages/payment.page.ts';
import { heading, inDays, open, readerOf } from './pages/reader.ts';
import {
  chooseParty,
  choosePlace,
  chooseThereAndBack,
  search,
  searchPanel,
} from './pages/search.page.ts';

test('a family of four flies to Tokyo and back, and leaves with tickets, receipt and calendar', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, '/');
  await expectAccessible();
  const panel = searchPanel(reader);
  await panel.getByRole('button', { name: say('search-panel.search') }).click();
  await expect(panel.getByText(say('search-panel.problem.destinationRequired'))).toBeVisible();
  await panel.getByRole('combobox').first().click();
  await expectAccessible();
  await choosePlace(reader, 'from', 'Shanghai Pu', 'PVG');
  await choosePlace(reader, 'to', 'tokyo nar', 'NRT');
  await chooseThereAndBack(reader, inDays(40), inDays(47), expectAccessible);
  await panel.locator('summary').click();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await chooseParty(reader, { adults: 2, children: 1, infants: 1 });
  await search(reader);

  await whileFaresAreOpen(reader, () => expectAccessible());
  await chooseFare(reader, 'STANDARD');
  await expectAccessible();
  await chooseFare(reader, 'FLEX');
  await expectAccessible();
  await continueToPassengers(reader);

  await expectAccessible();
  const family = { lastName: 'Sato', nationality: 'JP' };
  const passport = (number: string) => ({ number, expiresOn: '2033-05-01' });
  await typeTraveller(
    reader,
    anAdult({ ...family, firstName: 'Yuki', document: passport('TK1234567') }),
  );
  await typeTraveller(
    reader,
    anAdult({
      ...family,
      number: 2,
      firstName: 'Kenji',
      gender: 'M',
      document: passport('TK1234568'),
    }),
  );
  await typeTraveller(
    reader,
    anAdult({
      ...family,
      type: 'CHD',
      firstName: 'Haruka',
      dateOfBirth: inDays(40 - 6 * 365),
      document: passport('TK1234569'),
    }),
  );
  await typeTraveller(
    reader,
    anAdult({
      ...family,
      type: 'INF',
      firstName: 'Sora',
      gender: 'M',
      dateOfBirth: inDays(40 - 200),
      document: passport('TK1234570'),
      carriedBy: 1,
    }),
  );
  const email = 'yuki.sato.family@example.com';
  await typeContact(reader, { name: 'Yuki Sato', email, areaCode: '81', phone: '9012345678' });
  await agree(reader);
  await expectAccessible();
  await holdSeats(reader);

  await expect(heading(reader)).toBeVisible();
  await expectAccessible();
  await payButton(reader).click();
  await atProvider(reader);
  await expectAccessible();
  await payByCard(reader);
  await expectBooked(reader);
  await expectAccessible();

  const reference = await bookingReference(reader);
  await expect(page.getByText(/919-\d{10}/)).toHaveCount(4);
  const receipt = await receiptText(reader);
  for (const text of [reference, 'SATO/YUKI', 'SATO/KENJI', 'SATO/HARUKA', 'SATO/SORA'])
    expect(receipt).toContain(text);
  const calendar = await calendarFile(reader);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  // two flights, and check-in for each
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  const mail = await demo.mailTo(email, /^Your tickets/);
  expect(mail).toContain(reference);
});
