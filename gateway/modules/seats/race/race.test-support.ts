import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { connect } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { takeSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { occupiedOn } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { aVisitor, bookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';

const FLIGHT = { flightNumber: 'MG801', date: '2027-02-04' };
const FREE = zeroMoney('CNY');
const NO_PRICE = {
  list: FREE,
  discount: FREE,
  discountCause: null,
  discountPercent: 0,
  total: FREE,
  points: 0,
};
const LETTERS = 'ABCDEF';

class Lost extends Error {}

/** Passengers of one order, made in the database alone: as many as there are buyers. */
const manyPassengers = async (db: Database, count: number) => {
  const desk = bookingDesk(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
  const order = await desk.book(desk.offer(), {}, aVisitor());
  const [found] = await db
    .selectFrom('order_passengers')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  if (!found) throw new Error('no passenger');
  const { special_services, special_meals, ...row } = found;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: randomUUID(),
    index: index + 1,
    document_number_lookup: Buffer.from(randomUUID()),
  }));
  for (let from = 0; from < count; from += 200)
    await db
      .insertInto('order_passengers')
      .values(rows.slice(from, from + 200))
      .execute();
  return rows.map(({ id }) => ({ orderId: order.id, passengerId: id }));
};

/**
 * Lets buyers run for seats through two gateways, each with connections of its own. A buyer looks for a free seat, as the map
 * shows it, and takes it; who loses looks again.
 * @returns how many got a seat, and how many seats were sold to more than one
 */
export const raceForSeats = async (
  db: Database,
  url: string,
  { buyers, seats }: { readonly buyers: number; readonly seats: number },
): Promise<{ readonly seated: number; readonly soldTwice: number }> => {
  const gateways = [connect(url, { connections: 8 }), connect(url, { connections: 8 })];
  const numbers = Array.from(
    { length: seats },
    (_, index) => `${6 + Math.floor(index / LETTERS.length)}${LETTERS[index % LETTERS.length]}`,
  );
  const passengers = await manyPassengers(db, buyers);
  const now = new Date('2027-01-05T02:00:00Z');

  const buyAt = async (gateway: Database, passenger: (typeof passengers)[number]) => {
    for (;;) {
      const occupied = new Set(
        (await occupiedOn(gateway, FLIGHT, now)).map((seat) => seat.seatNumber),
      );
      const free = numbers.filter((number) => !occupied.has(number));
      const wanted = free[Math.floor(Math.random() * Math.min(free.length, 6))];
      if (!wanted) return false;
      try {
        await inTransaction(gateway, async (trx) => {
          const seat = {
            ...passenger,
            id: randomUUID(),
            segmentIndex: 0,
            flightNumber: FLIGHT.flightNumber,
            departureDate: FLIGHT.date,
            seatNumber: wanted,
            seatOrderId: null,
            state: 'CONFIRMED' as const,
            heldUntil: null,
            price: NO_PRICE,
            credit: FREE,
            assigned: false,
            chosenAt: now,
          };
          if ((await takeSeats(trx, [seat])).length > 0) throw new Lost();
        });
        return true;
      } catch (fault) {
        if (!(fault instanceof Lost)) throw fault;
      }
    }
  };

  const waiting = passengers.values();
  let seated = 0;
  const queue = async (gateway: Database) => {
    for (const passenger of waiting) if (await buyAt(gateway, passenger)) seated += 1;
  };
  await Promise.all(
    gateways.flatMap(({ db: gateway }) => Array.from({ length: 8 }, () => queue(gateway))),
  );
  await Promise.all(gateways.map((gateway) => gateway.close()));
  const sold = Map.groupBy(await occupiedOn(db, FLIGHT, now), ({ seatNumber }) => seatNumber);
  return { seated, soldTwice: [...sold.values()].filter(({ length }) => length > 1).length };
};
