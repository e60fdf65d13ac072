import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createExtrasService } from '#gateway/modules/extras/extras.service.ts';
import { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { aTrip, forFlight } from '#gateway/modules/extras/stock/stock.test-support.ts';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { BAG_PRICES } from '#schema/codes/flights/baggage.ts';
import { testDatabase } from '#tests/support/database.ts';
import { extrasActions } from './extras-for-passenger.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, sources } = till;

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

type Order = Awaited<ReturnType<typeof aTrip>>;

/** What is said of an extra for the first passenger when it is ordered, and when it is quoted. */
async function refusals(order: Order, extraId: string, buyer: Visitor & { memberId: string }) {
  const request = forFlight(till, order, extraId);
  const asking = { owner: { memberId: buyer.memberId }, actor: buyer };
  const quote = await extras.quote(request, asking, desk.now());
  const { userErrors } = await extras.create(request, buyer);
  expect(quote.userErrors).toEqual(userErrors);
  return userErrors;
}
async function offersFor(order: Order) {
  const [one] = passengerSegmentsIn(order);
  if (!one) throw new Error('no passenger');
  return extras.extrasFor(one, desk.now());
}

test('extras are not sold for a flight that was cancelled, and the passenger says why', async () => {
  const buyer = await till.buyer();
  const order = await aTrip(till, buyer);
  const [one] = passengerSegmentsIn(order);
  const capability = async () => {
    const verdictOn = await extrasActions(sources)(db, { ...order }, desk.now());
    const [found] = one ? await verdictOn(one) : [];
    return found;
  };
  expect(await capability()).toMatchObject({ action: 'BUY_EXTRAS', allowed: true });
  expect(await refusals(order, 'wifi', buyer)).toEqual([]);
  const flight = desk.orders.flights.flightOf(order.segments[0]!);
  const cancellation = { kind: 'CANCELLATION', reason: 'CREW', announcedAt: desk.now() };
  await desk.disturb(flight, [cancellation as Irregularity]);
  expect(await capability()).toMatchObject({
    allowed: false,
    reason: { code: 'FLIGHT_CANCELLED' },
  });
  for (const extra of ['bag', 'wifi', 'lounge'])
    expect(await refusals(order, extra, buyer)).toEqual([
      { code: 'FLIGHT_CANCELLED', path: ['items', '0', 'passengerSegmentId'] },
    ]);
  await desk.disturb(flight, []);
});

test('extras are not sold once the flight has left', async () => {
  const buyer = await till.buyer();
  const order = await aTrip(till, buyer);
  desk.at(order.segments[0]!.departsAt);
  expect((await refusals(order, 'wifi', buyer)).map(({ code }) => code)).toEqual(['FLIGHT_LEFT']);
});

test('what a card gives is not sold to its holder', async () => {
  const buyer = await till.buyer();
  const order = await aTrip(till, buyer);
  expect((await offersFor(order)).every(({ includedBy }) => includedBy === null)).toBe(true);
  const golden = {
    ...sources,
    members: { ...sources.members, cardOf: async () => 'GOLD' as const },
  };
  const club = createExtrasService(golden);
  const [one] = passengerSegmentsIn(order);
  const offers = one ? await club.extrasFor(one, desk.now()) : [];
  const included = offers.filter(({ includedBy }) => includedBy === 'CARD');
  expect(included.map(({ extra, cardTier }) => [extra.kind, cardTier])).toEqual([
    ['LOUNGE', 'GOLD'],
    ['PRIORITY', 'GOLD'],
  ]);
  const { userErrors } = await club.create(forFlight(till, order, 'lounge'), buyer);
  expect(userErrors).toEqual([
    { code: 'INCLUDED_ALREADY', path: ['items', '0', 'passengerSegmentId'] },
  ]);
});

test('a bag costs what the way says, and is not sold without one', async () => {
  const buyer = await till.buyer();
  const bound = (destination: string) => [{ origin: 'PVG', destination, date: desk.inDays(30) }];
  for (const [destination, zone] of [
    ['PEK', 'DOMESTIC'],
    ['HKG', 'ASIA'],
    ['LHR', 'INTERCONTINENTAL'],
  ] as const) {
    const offer = desk.offer({ bounds: bound(destination) });
    const order = await desk.pay(await desk.book(offer, {}, buyer));
    const bag = (await offersFor(order)).find(({ extra }) => extra.kind === 'EXTRA_BAG');
    expect(bag?.price.amount).toBe(BAG_PRICES[zone].extra);
    const request = forFlight(till, order, 'bag');
    const right = {
      ...request,
      accepted: { amount: bag?.price.amount ?? 0, currency: 'CNY' } as const,
    };
    const wrong = { ...right, accepted: { amount: 1, currency: 'CNY' } as const };
    const codes = (await extras.create(wrong, buyer)).userErrors.map(({ code }) => code);
    expect(codes).toEqual(['AMOUNT_CHANGED']);
    expect(
      (await extras.create({ ...right, idempotencyKey: randomUUID() }, buyer)).userErrors,
    ).toEqual([]);
  }
  const nowhere = { ...forFlight(till, await aTrip(till, buyer), 'bag') };
  const items = nowhere.items.map((item) => ({ ...item, forWhom: null }));
  expect((await extras.create({ ...nowhere, items }, buyer)).userErrors).toEqual([
    { code: 'EXTRA_NEEDS_FLIGHT', path: ['items', '0', 'passengerSegmentId'] },
  ]);
});
