import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import type { Order, OrderParts, OrderRecord } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { ticketsOf } from '#gateway/modules/orders/tickets/tickets.repository.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { orderAt } from './order-status.ts';
import { findOrder, lockOrder, type OrderKey, segmentsOf } from './orders.repository.ts';

/** Everything that belongs to an order, for callers that are allowed to read it. */
async function partsOf(
  db: Database,
  { id, ticketedAt }: OrderRecord,
  before: Date | null,
): Promise<OrderParts> {
  const segments = await segmentsOf(db, id);
  const passengers = await passengersOf(db, id, before);
  const tickets = ticketedAt ? await ticketsOf(db, id) : [];
  const named = new Set(passengers.map((passenger) => passenger.id));
  return {
    segments,
    passengers,
    tickets: tickets.filter(({ passengerId }) => named.has(passengerId)),
  };
}

const typedBy = ({ sessionId, memberId }: OrderRecord, viewer: ActorOrAirline): boolean =>
  viewer !== AIRLINE &&
  ((memberId !== null && memberId === viewer.memberId) ||
    (sessionId !== null && sessionId === viewer.sessionId));

/** The whole of an order as it is now, for one viewer. */
export async function wholeOrder(
  db: Database,
  record: OrderRecord,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Order> {
  const parts = await partsOf(db, record, null);
  return orderAt(record, parts, now, typedBy(record, viewer));
}

/** One order as it is now, if the viewer may see it. */
export async function findWholeOrder(
  db: Database,
  key: OrderKey,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Order | null> {
  const record = await findOrder(db, key, viewer, now);
  return record && wholeOrder(db, record, viewer, now);
}

/**
 * One order that the viewer may see, locked until the transaction ends, as it is once the lock is
 * held: `asOf` is that instant. Commands on one order wait for each other here.
 */
export async function lockWholeOrder(
  trx: DatabaseTransaction,
  { nowIn }: Pick<OrderDependencies, 'nowIn'>,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Order | null> {
  const record = await lockOrder(trx, id, viewer, now);
  return record && wholeOrder(trx, record, viewer, await nowIn(trx));
}

/** The same with those who left it at an instant or since, and at their price. */
export async function orderBefore(
  db: Database,
  record: OrderRecord,
  left: Date,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Order> {
  const parts = await partsOf(db, record, left);
  const price = priceBreakdown(record.fares, partyOf(parts.passengers));
  return orderAt({ ...record, price, total: price.total }, parts, now, typedBy(record, viewer));
}
