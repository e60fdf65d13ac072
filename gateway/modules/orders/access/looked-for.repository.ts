import type { Database } from '#gateway/database/database.ts';
import type { LookedFor } from './looked-for.model.ts';

/** The order that a reference names, without an access check: only its contact learns of it. */
export const findLookedFor = async (
  db: Database,
  key: { readonly reference: string } | { readonly ticketNumber: string },
): Promise<LookedFor | null> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_passengers', 'order_passengers.order_id', 'orders.id')
    .select([
      'orders.id as orderId',
      'orders.contact_email as recipient',
      'orders.session_id as sessionId',
      'order_passengers.last_name as lastName',
      'order_passengers.first_name as firstName',
    ])
    .where((eb) =>
      'reference' in key
        ? eb('orders.reference', '=', key.reference)
        : eb(
            'orders.id',
            'in',
            eb
              .selectFrom('tickets')
              .select('tickets.order_id')
              .where('tickets.number', '=', key.ticketNumber),
          ),
    )
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { orderId, recipient, sessionId } = first;
  return { orderId, recipient, sessionId, names: rows };
};
