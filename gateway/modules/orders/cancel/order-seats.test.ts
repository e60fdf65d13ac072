import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SoldOut } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const desk = testOrders(db, keys);
const start = new Date('2027-01-05T02:00:00Z');

let days = 30;
/** An offer for flights of its own, so that tests do not take each other's seats. */
async function offerWithSeatsLeft(left: number, adults = 1): Promise<Offer> {
  desk.at(start);
  days += 1;
  const offer = desk.offer({
    bounds: [{ origin: 'PVG', destination: 'NRT', date: desk.inDays(days) }],
    party: { adults, children: 0, infants: 0 },
  });
  await leaveSeats(offer, left);
  return offer;
}
async function leaveSeats({ bounds }: Offer, left: number) {
  for (const flight of bounds.flatMap(({ itinerary }) => itinerary.flights))
    await desk.leaveSeats(flight, 'ECONOMY', left);
}
async function seatsLeft({ bounds }: Offer): Promise<number> {
  const flight = bounds[0]?.itinerary.flights[0];
  const row = await db
    .selectFrom('flight_inventory')
    .select(sql<number>`capacity - sold`.as('left'))
    .where('flight_number', '=', flight?.flightNumber ?? '')
    .where('departure_date', '=', flight?.date ?? '')
    .where('cabin', '=', 'ECONOMY')
    .executeTakeFirstOrThrow();
  return row.left;
}
const buy = (offer: Offer, now = start) =>
  desk.orders.create(desk.submission(offer), aVisitor(), now);

describe('the last seats', () => {
  test('go to one of two buyers at once; the other is refused, and no seat is held for them', async () => {
    const offer = await offerWithSeatsLeft(2, 2);
    const answers = await Promise.all([buy(offer), buy(offer)]);
    const made = answers.filter(({ orderId }) => orderId !== null);
    const told = answers.filter(({ orderId }) => orderId === null);
    expect(made).toHaveLength(1);
    expect(told).toMatchObject([{ userErrors: [{ code: 'SOLD_OUT', path: ['offerId'] }] }]);
    expect(await seatsLeft(offer)).toBe(0);
  });

  test('are sold once each to a crowd', async () => {
    const offer = await offerWithSeatsLeft(7);
    const answers = await Promise.all(Array.from({ length: 25 }, () => buy(offer)));
    expect(answers.filter(({ orderId }) => orderId !== null)).toHaveLength(7);
    expect(await seatsLeft(offer)).toBe(0);
  });

  test('would be sold twice by a gateway that looks and then takes (positive control)', async () => {
    const offer = await offerWithSeatsLeft(1);
    const hold = async () => {
      if ((await seatsLeft(offer)) < 1) throw new SoldOut([]);
      await sql`select pg_sleep(0.05)`.execute(db);
    };
    const careless = testOrders(db, keys, { inventory: { ...desk.inventory, hold } });
    const buyers = [careless, careless].map(({ orders }) =>
      orders.create(desk.submission(offer), aVisitor(), start),
    );
    const orders = (await Promise.all(buyers)).map(({ orderId }) => orderId);
    expect(orders).not.toContain(null);
    await sql`update orders set state = 'CANCELLED', cancellation_cause = 'TRAVELLER',
      closed_at = created_at where id = any(${orders}::uuid[])`.execute(db);
  });

  test('are free again the moment the time of an unpaid order is over, though no sweeper has run', async () => {
    const offer = await offerWithSeatsLeft(1);
    const visitor = aVisitor();
    const first = await desk.orders.create(desk.submission(offer), visitor, start);
    const later = addMinutes(start, 49);
    expect((await buyAnew(offer, later)).userErrors).toMatchObject([{ code: 'SOLD_OUT' }]);
    const over = addMinutes(start, 50);
    expect((await buyAnew(offer, over)).orderId).not.toBeNull();
    expect(await seatsLeft(offer)).toBe(0);
    const lapsed = await desk.orders.find({ id: first.orderId ?? '' }, visitor, over);
    expect(lapsed).toMatchObject({ state: 'CANCELLED', cancellationCause: 'PAYMENT_WINDOW' });
  });

  test('are offered again the moment that time is over, too', async () => {
    const offer = await offerWithSeatsLeft(1);
    await buy(offer);
    const repriced = async (minutes: number) => {
      desk.at(addMinutes(start, minutes));
      const { offer: anew, userErrors } = await desk.offers.reprice(offer.id, desk.now());
      return anew ? 'on sale' : userErrors[0]?.code;
    };
    expect(await repriced(49)).toBe('SOLD_OUT');
    expect(await repriced(50)).toBe('on sale');
  });

  test('stay with an order that was paid in time', async () => {
    const offer = await offerWithSeatsLeft(1);
    const { orderId } = await buy(offer);
    expect(await desk.settle(orderId ?? '')).toBe('TICKETED');
    expect((await buyAnew(offer, addMinutes(start, 60))).userErrors).toMatchObject([
      { code: 'SOLD_OUT' },
    ]);
  });
});

/**
 * The same flights, offered again at another instant by a desk that does not check what is left.
 */
function buyAnew(offer: Offer, now: Date) {
  desk.at(now);
  const again = desk.offerAgain(offer);
  return desk.orders.create(desk.submission(again), aVisitor(), now);
}

describe('seats that are given back', () => {
  test('by the traveller are free at once, and once', async () => {
    const offer = await offerWithSeatsLeft(3, 2);
    const visitor = aVisitor();
    const order = await desk.book(offer, {}, visitor);
    expect(await seatsLeft(offer)).toBe(1);
    const request = (idempotencyKey: string) =>
      desk.orders.cancel({ orderId: order.id, idempotencyKey }, visitor, start);
    const codes = await Promise.all([request('one'), request('two'), request('one')]);
    expect(codes.filter((code) => code === null)).not.toHaveLength(0);
    expect(await seatsLeft(offer)).toBe(3);
  });

  test('by the sweeper are given back once, however many sweepers there are', async () => {
    const offer = await offerWithSeatsLeft(5, 2);
    await desk.book(offer);
    await desk.book(offer);
    const over = addMinutes(start, 50);
    const counts = await Promise.all([
      desk.orders.expire(over),
      desk.orders.expire(over),
      desk.orders.expire(over),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(2);
    expect(await seatsLeft(offer)).toBe(5);
    expect(await desk.orders.expire(over)).toBe(0);
  });

  test('are none for infants, who have none', async () => {
    desk.at(start);
    days += 1;
    const offer = desk.offer({
      bounds: [{ origin: 'PVG', destination: 'NRT', date: desk.inDays(days) }],
      party: { adults: 1, children: 1, infants: 1 },
    });
    await leaveSeats(offer, 2);
    const visitor = aVisitor();
    const order = await desk.book(offer, {}, visitor);
    expect(await seatsLeft(offer)).toBe(0);
    await desk.orders.cancel({ orderId: order.id, idempotencyKey: 'give-back' }, visitor, start);
    expect(await seatsLeft(offer)).toBe(2);
  });
});
