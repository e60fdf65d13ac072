import type { Database } from '#gateway/database/database.ts';
import { journeyWithSeats, type WantedBound } from '#gateway/scenarios/builders/offer.builder.ts';
import { type TestOrders, testOrders } from '#gateway/scenarios/test-orders.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/**
 * Tomorrow and the days after it: copies that are weeks away meet nothing that a sweep of today
 * looks at.
 */
const DAYS = [1, 2, 3, 4, 5];
const FLIGHTS_A_DAY = 4;
const ORDERS_EACH = 10;
/** One of so many is cancelled by its traveller, the others are paid. */
const CANCELLED = 5;
const FROM = 'PVG';

/** Twice as many seats as are ordered: other channels go on selling. */
const PARTY = { adults: 2 * ORDERS_EACH, children: 0, infants: 0 };

/** Flights of a day on which the orders find seats, by what other channels have sold. */
function flightsWithSeats(
  { timetable, fares, key, inDays }: TestOrders,
  day: number,
): WantedBound[] {
  const found = timetable
    .destinationsOf(FROM)
    .map(({ code }) => ({ origin: FROM, destination: code, date: inDays(day) }))
    .filter((bound) => {
      const wanted = { party: PARTY, brand: 'STANDARD' } as const;
      const journey = journeyWithSeats({ timetable, fares, key }, bound, wanted);
      return journey?.flights.length === 1;
    })
    .slice(0, FLIGHTS_A_DAY);
  if (found.length < FLIGHTS_A_DAY) throw new Error(`Seats on ${found.length} flights only`);
  return found;
}

/** Two hundred orders, made by the services as travellers and the provider would have them made. */
export async function makeRealOrders(db: Database, keys: Keys): Promise<void> {
  const desk = testOrders(db, keys);
  for (const bound of DAYS.flatMap((day) => flightsWithSeats(desk, day)))
    for (let turn = 0; turn < ORDERS_EACH; turn += 1) {
      const order = await desk.book(desk.offer({ bounds: [bound] }));
      await (turn % CANCELLED === 0 ? desk.cancel(order) : desk.pay(order));
    }
}
