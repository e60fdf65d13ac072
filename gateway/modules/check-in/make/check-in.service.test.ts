import { beforeEach, describe, expect, test } from 'vitest';
import { checkInDesk, type Traveller } from '#gateway/modules/check-in/check-in.test-support.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { arrangeServices } from '#gateway/scenarios/builders/special-service.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = checkInDesk(db);
const { desk, checkIns, checkIn, ticketed, passenger, submit, inputFor, seats } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(async () => {
  desk.at(start);
  await db.deleteFrom('chosen_seats').execute();
});

const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);
async function status(traveller: Pick<Traveller, 'order'>, index = 0) {
  const one = await passenger(traveller, index);
  const { stored } = await checkIns.of(one);
  return { ...stored, coupon: couponOf(one)?.state };
}
async function seatNumbers({ order, visitor }: Traveller) {
  const live = await seats.liveOf(db, [order.id], visitor, desk.now());
  return live.map(({ seatNumber }) => seatNumber);
}

describe('a family', () => {
  test('is checked in together: seats beside each other, coupons, sequence numbers, a pass for each', async () => {
    const family = await ticketed({ adults: 2, children: 1, infants: 1 });
    const { passengers, userErrors } = await checkIn(family, [0, 1, 2]);
    expect(userErrors).toEqual([]);
    expect(passengers).toHaveLength(3);
    const all = await Promise.all([0, 1, 2, 3].map((index) => status(family, index)));
    expect(all.map(({ state, coupon }) => [state, coupon])).toEqual(
      Array.from({ length: 4 }, () => ['CHECKED_IN', 'CHECKED_IN']),
    );
    expect(new Set(all.map(({ sequenceNumber }) => sequenceNumber)).size).toBe(4);
    const numbers = await seatNumbers(family);
    expect(numbers).toHaveLength(3);
    expect(new Set(numbers.map((number) => number.slice(0, -1))).size).toBe(1);
    for (const index of [0, 3])
      expect(await checkIns.boardingPass(await passenger(family, index), desk.now())).toMatchObject(
        { seatNumber: index === 3 ? 'INF' : expect.stringMatching(/^\d+[A-Z]$/) },
      );
  });

  test('has no child on the flight without an adult, and no infant', async () => {
    const family = await ticketed({ adults: 1, children: 1, infants: 1 });
    expect(codes(await checkIn(family, [1]))).toEqual(['CHILD_WITH_ADULT']);
    expect(codes(await checkIn(family, [2]))).toEqual(['FOLLOWS_ADULT']);
    expect(codes(await checkIn(family, [0]))).toEqual([]);
    expect(codes(await checkIn(family, [1]))).toEqual([]);
  });
});

describe('check-in', () => {
  test('opens 48 hours before departure and closes 60 minutes before', async () => {
    const traveller = await ticketed();
    const opensAt = desk.now();
    const { departsAt } = traveller.order.segments[0] ?? { departsAt: start };
    const opened = { sessionId: traveller.visitor.sessionId, orderId: traveller.order.id };
    desk.at(addMinutes(departsAt, -60));
    await db
      .transaction()
      .execute((trx) => desk.orders.openSegmentTo(trx, { ...opened, segmentIndex: 0 }, desk.now()));
    expect(codes(await checkIn(traveller))).toEqual(['CHECK_IN_CLOSED']);
    desk.at(addMinutes(opensAt, -1));
    expect(codes(await checkIn(traveller))).toEqual(['CHECK_IN_NOT_OPEN']);
    expect(await status(traveller)).toMatchObject({ coupon: 'OPEN' });
  });

  test('is made once for a key, and once for a passenger', async () => {
    const traveller = await ticketed();
    const input = inputFor(traveller);
    expect(codes(await submit(input, traveller.visitor))).toEqual([]);
    const { sequenceNumber } = await status(traveller);
    expect(codes(await submit(input, traveller.visitor))).toEqual([]);
    expect((await status(traveller)).sequenceNumber).toBe(sequenceNumber);
    expect(codes(await checkIn(traveller))).toEqual(['ALREADY_CHECKED_IN']);
    const other = { ...input, locale: 'ja' as const };
    expect(codes(await submit(other, traveller.visitor))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  test('needs a contact and both agreements', async () => {
    const traveller = await ticketed();
    const without = { agreements: [], contact: { email: 'no address' } } as const;
    expect(codes(await checkIn(traveller, [0], { ...without, agreements: [] }))).toEqual([
      'EMAIL_INVALID',
      'AGREEMENT_REQUIRED',
      'AGREEMENT_REQUIRED',
    ]);
    expect(codes(await checkIn(traveller, [], {}))).toEqual(['REQUIRED']);
  });

  test('finds no passenger for a stranger, an altered id, or another flight', async () => {
    const traveller = await ticketed();
    const input = inputFor(traveller);
    expect(codes(await submit(input, aVisitor()))).toEqual(['PASSENGER_NOT_FOUND']);
    const altered = [{ passengerSegmentId: `${input.passengers[0]?.passengerSegmentId}x` }];
    expect(codes(await submit({ ...input, passengers: altered }, traveller.visitor))).toEqual([
      'PASSENGER_NOT_FOUND',
    ]);
    const twice = [...input.passengers, ...input.passengers];
    expect(codes(await submit({ ...input, passengers: twice }, traveller.visitor))).toEqual([
      'PASSENGER_NOT_FOUND',
    ]);
    expect(codes(await submit({ ...input, flightId: 'other' }, traveller.visitor))).toEqual([
      'DIFFERENT_FLIGHTS',
    ]);
  });

  test('asks for a document that lasts for the journey where the booked one does not', async () => {
    const traveller = await ticketed();
    await db
      .updateTable('order_passengers')
      .set({ document_expires_on: '2027-01-06' })
      .where('order_id', '=', traveller.order.id)
      .execute();
    expect(codes(await checkIn(traveller))).toEqual(['DOCUMENT_NEEDED']);
    const [named] = inputFor(traveller).passengers;
    const withDocument = (expiresOn: string) => ({
      passengers: [
        {
          passengerSegmentId: named?.passengerSegmentId ?? '',
          document: { type: 'PP', number: 'E12345678', issuingCountry: 'CN', expiresOn } as const,
        },
      ],
    });
    expect(codes(await checkIn(traveller, [0], withDocument('2027-01-07')))).toEqual([
      'DOCUMENT_EXPIRED',
    ]);
    expect(codes(await checkIn(traveller, [0], withDocument('2030-01-07')))).toEqual([]);
    const { document } = (await passenger(traveller)).passenger;
    expect(document.expiresOn).toBe('2030-01-07');
  });

  test('is left to the counter where authorities want to see the document first', async () => {
    const traveller = await ticketed(
      {},
      { bounds: [{ origin: 'PVG', destination: 'NRT', date: '2027-02-04' }] },
    );
    await db
      .updateTable('order_passengers')
      .set({ document_type: 'UU' })
      .where('order_id', '=', traveller.order.id)
      .execute();
    expect(codes(await checkIn(traveller))).toEqual(['COUNTER_FIRST']);
    const offered = await desk.orders.segmentCapabilities(await passenger(traveller), desk.now());
    const reason = await offered.find(({ action }) => action === 'CHECK_IN')?.reason;
    expect(reason?.code).toBe('COUNTER_FIRST');
  });

  test('waits for preferred seats that are not paid, and says so before', async () => {
    const traveller = await ticketed();
    const visitor = { ...traveller.visitor };
    await db
      .transaction()
      .execute((trx) => desk.orders.openTo(trx, traveller.order.id, visitor.sessionId, desk.now()));
    const input = inputFor(traveller);
    const { userErrors } = await seats.select(
      {
        idempotencyKey: input.idempotencyKey,
        flight: Buffer.from(input.flightId, 'base64url').toString().replace('FlightSegment:', ''),
        choices: [
          {
            passengerSegmentId: input.passengers[0]?.passengerSegmentId ?? '',
            seatNumber: '18A',
            exitRow: { able: true, dutiesAccepted: true },
          },
        ],
        accepted: { amount: 20_000, currency: 'CNY' },
        preferredSeatsAgreed: true,
        locale: 'en',
      },
      visitor,
      desk.now(),
    );
    expect(userErrors).toEqual([]);
    expect(codes(await checkIn(traveller))).toEqual(['UNPAID_SEATS']);
    desk.at(addMinutes(desk.now(), 20));
    expect(codes(await checkIn(traveller))).toEqual([]);
  });
});

test('a passenger beside an exit is to be confirmed by staff, and has no boarding pass yet', async () => {
  const traveller = await ticketed();
  const [segment] = traveller.order.segments;
  const flight = segment && desk.orders.flights.flightOf(segment);
  const exit =
    flight &&
    [...Array(60).keys()]
      .map((row) => `${row}A`)
      .find((number) => seats.planned(flight, number)?.characteristics.includes('EXIT_ROW'));
  await checkIn(traveller);
  const { sessionId } = traveller.visitor;
  expect(sessionId).toBeTruthy();
  await db
    .updateTable('chosen_seats')
    .set({ seat_number: exit ?? '' })
    .execute();
  await db.deleteFrom('check_ins').execute();
  await db.updateTable('coupons').set({ state: 'OPEN' }).execute();
  expect(codes(await checkIn(traveller))).toEqual([]);
  expect(await status(traveller)).toMatchObject({ state: 'CONFIRMING', coupon: 'CHECKED_IN' });
  expect(await checkIns.boardingPass(await passenger(traveller), desk.now())).toBeNull();
});

describe('a passenger with a special service request', () => {
  test('chooses no seat and is checked in at the counter; those who travel along are not held up', async () => {
    const traveller = await ticketed({ adults: 2 });
    const [helped] = traveller.order.passengers;
    await arrangeServices(db, helped?.id ?? '', [{ code: 'WCHR', state: 'REQUESTED' }]);
    const one = await passenger(traveller);
    const offered = await desk.orders.segmentCapabilities(one, desk.now());
    expect(offered.find(({ action }) => action === 'CHECK_IN')).toMatchObject({
      allowed: false,
      reason: { code: 'SPECIAL_SERVICE' },
    });
    expect(codes(await checkIn(traveller))).toEqual(['SPECIAL_SERVICE']);
    expect(codes(await checkIn(traveller, [1]))).toEqual([]);
  });
});
