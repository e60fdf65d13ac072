import type { Database } from '#gateway/database/database.ts';
import type { Order, OrderParts, OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { ticketsOf } from '#gateway/modules/orders/tickets/tickets.repository.ts';
import { AIRLINE, type Reader } from '#gateway/sessions/reader.ts';
import { orderAt } from './order-standing.ts';
import { segmentsOf } from './orders.repository.ts';

/** Everything that belongs to an order that the caller was allowed to read. */
const partsOf = async (db: Database, orderId: string): Promise<OrderParts> => {
  const segments = await segmentsOf(db, orderId);
  const passengers = await passengersOf(db, orderId);
  const tickets = await ticketsOf(db, orderId);
  return { segments, passengers, tickets };
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
): Promise<Order> => orderAt(record, await partsOf(db, record.id), now, typedBy(record, reader));
