import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderRecord, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { flightColumns } from '#gateway/modules/orders/read/order-row.repository.ts';

/** What is known of a new order before the database has named it. */
export type NewOrder = Pick<
  OrderRecord,
  | 'id'
  | 'sessionId'
  | 'memberId'
  | 'locale'
  | 'tripType'
  | 'fares'
  | 'price'
  | 'contact'
  | 'createdAt'
  | 'paymentDueAt'
  | 'inventoryHeldUntil'
  | 'priceGuaranteedUntil'
  | 'lastDepartureAt'
> & {
  /** The network address, as a keyed hash; null where it is not known. */
  readonly placedFrom: Buffer | null;
  readonly soldBy?: string | null;
};

/** So many references in a row are not taken unless something is wrong with them. */
const REFERENCE_ATTEMPTS = 5;

/** Adds an order under the first free booking reference of those offered; answers which. */
export async function insertOrder(
  trx: DatabaseTransaction,
  order: NewOrder,
  day: string,
  newReference: () => string,
): Promise<string> {
  for (let turn = 1; turn <= REFERENCE_ATTEMPTS; turn += 1) {
    const reference = newReference();
    const [added] = await addOrder(trx, { ...rowOf(order), reference }, day.replaceAll('-', ''));
    if (added) return reference;
  }
  throw new Error('No booking reference is free');
}

const rowOf = ({ price, contact, ...order }: NewOrder) => ({
  id: order.id,
  state: 'PENDING_PAYMENT',
  cancellation_cause: null,
  session_id: order.sessionId,
  member_id: order.memberId,
  placed_from: order.placedFrom,
  locale: order.locale,
  trip_type: order.tripType,
  fares: JSON.stringify(order.fares),
  price: JSON.stringify(price),
  currency: price.total.currency,
  fare_total: price.fareTotal.amount,
  tax_total: price.taxTotal.amount,
  fee_total: price.feeTotal.amount,
  total: price.total.amount,
  contact_name: contact.name,
  contact_email: contact.email,
  contact_phone: contact.phone,
  created_at: order.createdAt,
  payment_due_at: order.paymentDueAt,
  inventory_held_until: order.inventoryHeldUntil,
  price_guaranteed_until: order.priceGuaranteedUntil,
  last_departure_at: order.lastDepartureAt,
  ticketed_at: null,
  closed_at: null,
  receipt_sent_at: null,
  sold_by: order.soldBy ?? null,
});

type OrderRow = ReturnType<typeof rowOf> & { readonly reference: string };

/**
 * Its number is the day, as eight digits, and the next of a sequence. Nothing where the reference
 * is taken.
 */
const addOrder = (db: Database, row: OrderRow, digits: string) =>
  db
    .insertInto('orders')
    .values({ ...row, number: sql<string>`${digits}::text || nextval('order_numbers')` })
    .onConflict((conflict) =>
      conflict.column('reference').where('state', '<>', 'CHANGED').doNothing(),
    )
    .returning('id')
    .execute();

const segmentRowOf = (orderId: string, segment: OrderSegment) => ({
  order_id: orderId,
  index: segment.index,
  bound_index: segment.boundIndex,
  ...flightColumns(segment),
  cabin: segment.cabin,
  brand: segment.brand,
  fare_basis_code: segment.fareBasisCode,
  booking_class: segment.bookingClass,
  seats_due_elsewhere_at: segment.seatsDueElsewhereAt ?? null,
});

/** Adds the flights of an order. */
export async function insertSegments(
  trx: DatabaseTransaction,
  orderId: string,
  segments: readonly OrderSegment[],
): Promise<void> {
  await trx
    .insertInto('order_segments')
    .values(segments.map((segment) => segmentRowOf(orderId, segment)))
    .execute();
}
