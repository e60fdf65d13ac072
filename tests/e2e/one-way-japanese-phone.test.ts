import { expect, test } from '#tests/support/journey.ts';
import { chooseFare, continueToPassengers, whileFaresAreOpen } from './pages/flights.page.ts';
import { bookingReference, receiptText } from './pages/order.page.ts';
import {
  agree,
  anAdult,
  holdSeats,
  typeContact,
  typeMembership,
  typeTraveller,
} from './pages/passengers.page.ts';
import { atProvider, expectBooked, payButton, payByCard } from './pages/payment.page.ts';
import {
  expectNoSidewaysScroll,
  heading,
  inDays,
  open,
  readerOf,
  tooSmallForFingers,
} from './pages/reader.ts';
import { chooseDay, choosePlace, chooseTrip, search } from './pages/search.page.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('日本語のスマートフォンで片道を予約し、航空券を受け取る', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  const expectFits = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible();
  };
  const expectForFingers = async () => expect(await tooSmallForFingers(page)).toEqual([]);
  const titlePlace = async () => (await heading(reader).boundingBox())?.y;
  await open(reader, '/');
  await expectFits();
  await chooseTrip(reader, 'ONE_WAY');
  await choosePlace(reader, 'from', 'なりた', 'NRT');
  await choosePlace(reader, 'to', 'しゃんはい', 'PVG');
  await chooseDay(reader, inDays(21));
  await search(reader);

  await expectFits();
  const place = await titlePlace();
  await whileFaresAreOpen(reader, async (flight) => {
    await flight.getByText(reader.say('flight-results.moreConditions')).first().click();
    await expectFits();
    await expectForFingers();
  });
  await chooseFare(reader, 'LITE');
  await expectFits();
  await expectForFingers();
  await continueToPassengers(reader);

  await expectFits();
  await expectForFingers();
  expect(await titlePlace()).toBe(place);
  await typeTraveller(
    reader,
    anAdult({ lastName: 'Yamada', firstName: 'Taro', gender: 'M', nationality: 'JP' }),
  );
  await typeMembership(reader, 'OWN', 'MG 8800 123 450');
  await expectFits();
  const email = 'taro.yamada@example.jp';
  await typeContact(reader, { name: '山田 太郎', email, phone: '9012345678' });
  await agree(reader);
  await holdSeats(reader);

  await expectFits();
  await expectForFingers();
  expect(await titlePlace()).toBe(place);
  await payButton(reader).click();
  await atProvider(reader);
  await expectFits();
  await payByCard(reader);
  await expectBooked(reader);
  await expectFits();

  const reference = await bookingReference(reader);
  const receipt = await receiptText(reader);
  expect(receipt).toContain(reference);
  expect(receipt).toContain('YAMADA/TARO');
  expect(receipt).toContain('MG8800123450');
  expect(receipt).toMatch(/お客様|ご旅程|航空券/);
  expect(await demo.mailTo(email, new RegExp(reference))).toContain('航空券');
});
