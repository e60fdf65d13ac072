import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { madeBy } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/** An unpaid order, and which of the documents it holds seats for. */
export type HeldDocument = { readonly orderId: string; readonly lookup: Buffer };

type Flight = Pick<OrderSegment, 'flightNumber' | 'departureDate'>;

/** The unpaid orders of a browser, or member, that hold seats. */
const openOrderIds = async (
  trx: DatabaseTransaction,
  actor: Actor,
  now: Date,
): Promise<string[]> => {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now)
    .where(madeBy(actor))
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * The unpaid order of a browser, or member, that holds seats on one of these flights for one of these documents; null
 * when there is none. `except` is the order that is corrected itself. Most buyers have no unpaid order, and nothing is compared.
 */
export const heldDocument = async (
  trx: DatabaseTransaction,
  actor: Actor,
  lookups: readonly Buffer[],
  flights: readonly Flight[],
  now: Date,
  except?: string,
): Promise<HeldDocument | null> => {
  const open = (await openOrderIds(trx, actor, now)).filter((id) => id !== except);
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
};
