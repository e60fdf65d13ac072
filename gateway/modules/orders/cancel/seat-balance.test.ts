import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);
const visitor = aVisitor();

type Step =
  | { readonly kind: 'book'; readonly adults: number; readonly infants: number }
  | { readonly kind: 'cancel' | 'pay'; readonly which: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'sweep' };

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({
    kind: fc.constant('book' as const),
    adults: fc.integer({ min: 1, max: 3 }),
    infants: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'pay' as const),
    which: fc.nat({ max: 5 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 5, max: 40 }) }),
  fc.record({ kind: fc.constant('sweep' as const) }),
);

let days = 30;
/** A flight of its own with so many seats left. */
async function freshFlight(left: number) {
  desk.at(start);
  days += 1;
  const bounds = [{ origin: 'PVG', destination: 'HKG', date: desk.inDays(days) }];
  const flight = desk.offer({ bounds }).bounds[0]?.itinerary.flights[0];
  if (!flight) throw new Error('no flight');
  await desk.leaveSeats(flight, 'ECONOMY', left);
  return { bounds, flight };
}

const SEATS = 6;

test('seats left and seats of living orders always add up, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { bounds, flight } = await freshFlight(SEATS);
      const ids: string[] = [];
      let now = start;
      for (const one of steps) {
        desk.at(now);
        if (one.kind === 'book') {
          const party = { adults: one.adults, children: 0, infants: one.infants };
          const offer = desk.offerAgain({ ...desk.offer({ bounds }), party });
          const { orderId } = await desk.orders.create(desk.submission(offer), visitor, now);
          if (orderId) ids.push(orderId);
        } else if (one.kind === 'wait') now = addMinutes(now, one.minutes);
        else if (one.kind === 'sweep') await desk.orders.expire(now);
        else {
          const orderId = ids[one.which] ?? '';
          if (one.kind === 'pay' && orderId) await desk.settle(orderId);
          if (one.kind === 'cancel') {
            const idempotencyKey = `${ids.length}-${now.getTime()}`;
            await desk.orders.cancel({ orderId, idempotencyKey }, visitor, now);
          }
        }
      }
      await desk.orders.expire(now);
      const { rows: counted } = await sql<{ left: number }>`
        select capacity - sold as left from flight_inventory
        where flight_number = ${flight.flightNumber} and departure_date = ${flight.date}
          and cabin = 'ECONOMY'`.execute(db);
      const { rows: living } = await sql<{ seats: number }>`
        select count(*) as seats from order_passengers p
        join orders o on o.id = p.order_id join order_segments s on s.order_id = o.id
        where s.flight_number = ${flight.flightNumber} and s.departure_date = ${flight.date}
          and p.type <> 'INF' and o.state <> 'CANCELLED'`.execute(db);
      expect(counted[0]?.left).toBe(SEATS - (living[0]?.seats ?? 0));
      expect(counted[0]?.left).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 25 },
  );
});
