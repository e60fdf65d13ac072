import type { Database } from '#gateway/database/database.ts';
import type { PersonName } from '#schema/rules/names.ts';
import type { OrderReference } from '#schema/rules/order-reference.ts';

/** What a look-up may find: an order, whom to write to, and the names of those who travel on it. */
export type LookedFor = {
  readonly orderId: string;
  readonly recipient: string;
  readonly names: readonly PersonName[];
};

/** The order that a reference names, whoever asks: only its contact learns of it. */
export const findLookedFor = async (
  db: Database,
  { kind, value }: OrderReference,
): Promise<LookedFor | null> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_passengers', 'order_passengers.order_id', 'orders.id')
    .select([
      'orders.id as orderId',
      'orders.contact_email as recipient',
      'order_passengers.last_name as lastName',
      'order_passengers.first_name as firstName',
    ])
    .where((eb) =>
      kind === 'BOOKING_REFERENCE'
        ? eb('orders.reference', '=', value)
        : eb(
            'orders.id',
            'in',
            eb.selectFrom('tickets').select('tickets.order_id').where('tickets.number', '=', value),
          ),
    )
    .execute();
  const [first] = rows;
  return first ? { orderId: first.orderId, recipient: first.recipient, names: rows } : null;
};
