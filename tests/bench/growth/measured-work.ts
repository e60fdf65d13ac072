import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { exampleText } from '#gateway/graphiql/examples.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import type { Work } from './alternating.ts';
import { type GatewayOn, KEYS } from './gateway-on.ts';

/** How often each is done for one time that is taken. */
export const AT_ONCE = 2;

const LOOK_UP = `mutation ($by: OrderAccessKeyInput!, $name: String!) {
  requestOrderAccess(input: { by: $by, name: $name, locale: EN }) {
    challenge { id }
    userErrors { code }
  }
}`;

interface Booked {
  readonly reference: string;
  readonly number: string;
  readonly name: string;
}

/** Paid bookings from anywhere in the table. */
const someBookings = (db: Database, count: number): Promise<Booked[]> =>
  db
    .selectFrom('orders')
    .innerJoin('tickets', 'tickets.order_id', 'orders.id')
    .innerJoin('order_passengers', 'order_passengers.id', 'tickets.passenger_id')
    .select(['reference', 'tickets.number', 'ticket_name as name'])
    .where('state', '=', 'TICKETED')
    .orderBy(({ fn }) => fn('md5', ['reference']))
    .limit(count)
    .execute();

async function times(work: (index: number) => Promise<unknown>) {
  for (let index = 0; index < AT_ONCE; index += 1) await work(index);
}

async function order({ ask, db }: GatewayOn): Promise<void> {
  const { id, price } = testOrders(db, KEYS).offer();
  const { createOrder } = await ask<{ createOrder: { order: object | null } }>(
    exampleText('create-order'),
    { offerId: id, total: price.total, key: randomUUID() },
  );
  if (!createOrder.order) throw new Error(JSON.stringify(createOrder));
}

async function lookUp({ ask }: GatewayOn, by: object, name = ''): Promise<void> {
  const { requestOrderAccess } = await ask<{ requestOrderAccess: { challenge: object | null } }>(
    LOOK_UP,
    { by, name },
  );
  if (!requestOrderAccess.challenge) throw new Error(JSON.stringify(requestOrderAccess));
}

/**
 * Looked up where there is none, a booking would cost as much: so each must be the subject of a
 * code.
 */
async function everyLookUpFound(db: Database): Promise<boolean> {
  const missed = await db
    .selectFrom('verification_challenges')
    .select('id')
    .where('subject', 'is', null)
    .executeTakeFirst();
  return missed === undefined;
}

/**
 * What is timed, by its name, on one gateway. @param rounds so many bookings must be there to be
 * looked up, each only once
 */
export async function measuredWork(gateway: GatewayOn, rounds: number) {
  const bookings = await someBookings(gateway.db, 2 * AT_ONCE * rounds);
  const booking = (turn: number) => {
    const found = bookings[turn];
    if (!found) throw new Error(`There are ${bookings.length} bookings only`);
    return found;
  };
  const works: Readonly<Record<string, Work>> = {
    'an order': () => times(() => order(gateway)),
    'a look-up by reference': (round) =>
      times((index) => {
        const { reference, name } = booking(2 * AT_ONCE * round + index);
        return lookUp(gateway, { bookingReference: reference }, name);
      }),
    'a look-up by ticket number': (round) =>
      times((index) => {
        const { number, name } = booking(2 * AT_ONCE * round + AT_ONCE + index);
        return lookUp(gateway, { ticketNumber: number }, name);
      }),
    // The orders of this round are due, and nothing else that the round before has left.
    'a sweep': () => gateway.sweep(),
  };
  return { works, everyLookUpFound: () => everyLookUpFound(gateway.db) };
}
