import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { madeBy } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { openOrders } from './open-orders.repository.ts';

/** An unpaid order, and which of the documents it holds seats for. */
export type HeldDocument = { readonly orderId: string; readonly lookup: Buffer };

const ownOpen = (db: Database, actor: Actor, now: Date) =>
  openOrders(db, now).where(madeBy(actor)).execute();

/**
 * The unpaid order of a browser, or member, that holds seats on one of these flights for one of
 * these documents; null when there is none. `except` is the order that is corrected itself. Most
 * buyers have no unpaid order, and nothing is compared.
 */
export async function heldDocument(
  trx: DatabaseTransaction,
  actor: Actor,
  lookups: readonly Buffer[],
  flights: readonly Pick<OrderSegment, 'flightNumber' | 'departureDate'>[],
  now: Date,
  except?: string,
): Promise<HeldDocument | null> {
  const own = await ownOpen(trx, { sessionId: actor.sessionId, memberId: actor.memberId }, now);
  const open = own.map(({ id }) => id).filter((id) => id !== except);
  if (open.length === 0) return null;
  const row = await trx
    .selectFrom('order_passengers')
    .innerJoin('order_segments', 'order_segments.order_id', 'order_passengers.order_id')
    .select(['order_passengers.order_id', 'order_passengers.document_number_lookup as lookup'])
    .where('order_passengers.order_id', 'in', open)
    .where('order_passengers.document_number_lookup', 'in', lookups)
    .where((eb) =>
      eb.or(
        flights.map(({ flightNumber, departureDate }) =>
          eb.and([
            eb('order_segments.flight_number', '=', flightNumber),
            eb('order_segments.departure_date', '=', departureDate),
          ]),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.lookup ? { orderId: row.order_id, lookup: row.lookup } : null;
}
