import { together } from '#gateway/database/at-once.ts';
import type { Database } from '#gateway/database/database.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import type { Order, OrderParts, OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { ticketsOf } from '#gateway/modules/orders/tickets/tickets.repository.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { AIRLINE, type Reader } from '#gateway/sessions/reader.ts';
import { orderAt } from './order-standing.ts';
import { findOrder, type OrderKey, segmentsOf } from './orders.repository.ts';

type Tickets = OrderParts['tickets'];

/** None is asked for before the order is ticketed. */
const ticketsIn = (db: Database, record: OrderRecord | null): Promise<Tickets> | Tickets =>
  record?.ticketedAt ? ticketsOf(db, record.id) : [];

/** Everything that belongs to an order, for callers that are allowed to read it. */
const partsOf = async (
  db: Database,
  id: string,
  asked: Promise<Tickets> | Tickets,
  before: Date | null,
): Promise<OrderParts> => {
  const [segments, passengers, tickets] = await together([
    segmentsOf(db, id),
    passengersOf(db, id, before),
    asked,
  ]);
  const named = new Set(passengers.map((passenger) => passenger.id));
  return {
    segments,
    passengers,
    tickets: tickets.filter(({ passengerId }) => named.has(passengerId)),
  };
};

const typedBy = ({ sessionId, memberId }: OrderRecord, reader: Reader): boolean =>
  reader !== AIRLINE &&
  ((memberId !== null && memberId === reader.memberId) ||
    (sessionId !== null && sessionId === reader.sessionId));

/** The whole of an order as it is now, for one reader. */
export const wholeOrder = async (
  db: Database,
  record: OrderRecord,
  reader: Reader,
  now: Date,
): Promise<Order> => {
  const parts = await partsOf(db, record.id, ticketsIn(db, record), null);
  return orderAt(record, parts, now, typedBy(record, reader));
};

/**
 * One order as it is now, if the reader may see it. What is named by its id is asked for together with its flights and passengers,
 * in one packet; they are left where the reader may not see the order.
 */
export const findWholeOrder = async (
  db: Database,
  key: OrderKey,
  reader: Reader,
  now: Date,
): Promise<Order | null> => {
  const found = findOrder(db, key, reader, now);
  const id = 'id' in key && isUuid(key.id) ? key.id : (await found)?.id;
  if (!id) return null;
  const tickets = found.then((record) => ticketsIn(db, record));
  const [record, parts] = await together([found, partsOf(db, id, tickets, null)]);
  return record && orderAt(record, parts, now, typedBy(record, reader));
};

/** The same with those who left it at an instant or since, and at their price. */
export const orderBefore = async (
  db: Database,
  record: OrderRecord,
  left: Date,
  reader: Reader,
  now: Date,
): Promise<Order> => {
  const parts = await partsOf(db, record.id, ticketsIn(db, record), left);
  const price = priceBreakdown(record.fares, partyOf(parts.passengers));
  return orderAt({ ...record, price, total: price.total }, parts, now, typedBy(record, reader));
};
