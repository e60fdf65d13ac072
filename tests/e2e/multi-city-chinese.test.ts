import { expect, test } from '#tests/support/journey.ts';
import { chooseFare, continueToPassengers } from './pages/flights.page.ts';
import { bookingReference, calendarFile, receiptText } from './pages/order.page.ts';
import { anAdult, bookAlone } from './pages/passengers.page.ts';
import { atProvider, expectBooked, payButton, payByCard } from './pages/payment.page.ts';
import { inDays, open, readerOf } from './pages/reader.ts';
import {
  chooseDay,
  chooseParty,
  choosePlace,
  chooseTrip,
  search,
  searchPanel,
} from './pages/search.page.ts';

test('以繁體中文預訂三段多城市商務行程', async ({ page, demo, expectAccessible }) => {
  const reader = readerOf(page, 'zh-hk');
  const { say } = reader;
  await open(reader, '/');
  await chooseTrip(reader, 'MULTI_CITY');
  await searchPanel(reader)
    .getByRole('button', { name: say('search-panel.addFlight') })
    .click();
  const trip = [
    ['香港', 'HKG', '浦東', 'PVG', 14],
    ['上海', 'PVG', '大阪', 'KIX', 18],
    ['関西', 'KIX', 'pudong', 'PVG', 25],
  ] as const;
  for (const [flight, [from, fromCode, to, toCode, days]] of trip.entries()) {
    await choosePlace(reader, 'from', from, fromCode, flight);
    await choosePlace(reader, 'to', to, toCode, flight);
    await chooseDay(reader, inDays(days), flight);
  }
  await chooseParty(reader, { cabin: 'BUSINESS' });
  await expectAccessible();
  await search(reader);

  await expectAccessible();
  for (const _ of trip) await chooseFare(reader, 'BUSINESS');
  await expectAccessible();
  await continueToPassengers(reader);

  await expectAccessible();
  const email = 'taiman.chan.trip@example.com';
  const traveller = anAdult({
    lastName: 'Chan',
    firstName: 'Tai Man',
    gender: 'M',
    nationality: 'HK',
    document: { type: 'PP', number: 'K12345678', expiresOn: '2034-01-31' },
  });
  await bookAlone(reader, traveller, { name: '陳大文', email, phone: '91234567' });
  await expectAccessible();
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader);
  await expectBooked(reader);
  await expectAccessible();

  const reference = await bookingReference(reader);
  const receipt = await receiptText(reader);
  expect(receipt).toContain(reference);
  expect(receipt).toContain('CHAN/TAIMAN');
  expect(receipt).toMatch(/電子機票 行程收據/);
  expect((await calendarFile(reader)).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(3);
  expect(await demo.mailTo(email, new RegExp(reference))).toContain('陳大文');
});
