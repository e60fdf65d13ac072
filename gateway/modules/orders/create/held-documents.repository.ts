import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { madeBy } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/** An unpaid order, and which of the documents it holds seats for. */
export type HeldDocument = { readonly orderId: string; readonly lookup: Buffer };

/**
 * The unpaid order of a browser, or member, that holds seats on one of these flights for one of these documents; null
 * when there is none. `except` is the order that is corrected itself.
 */
export const heldDocument = async (
  trx: DatabaseTransaction,
  actor: Actor,
  lookups: readonly Buffer[],
  flights: readonly Pick<OrderSegment, 'flightNumber' | 'departureDate'>[],
  now: Date,
  except?: string,
): Promise<HeldDocument | null> => {
  const row = await trx
    .selectFrom('orders')
    .innerJoin('order_passengers', 'order_passengers.order_id', 'orders.id')
    .innerJoin('order_segments', 'order_segments.order_id', 'orders.id')
    .select(['orders.id', 'order_passengers.document_number_lookup as lookup'])
    .where('orders.state', '=', 'PENDING_PAYMENT')
    .where('orders.payment_due_at', '>', now)
    .where(madeBy(actor))
    .$if(except !== undefined, (query) => query.where('orders.id', '!=', except ?? ''))
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
  return row?.lookup ? { orderId: row.id, lookup: row.lookup } : null;
};
