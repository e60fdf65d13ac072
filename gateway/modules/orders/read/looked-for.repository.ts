import type { Database } from '#gateway/database/database.ts';

/** What a look-up may find: an order, whom to write to, and the names of those who travel on it. */
export type LookedFor = {
  readonly orderId: string;
  readonly recipient: string;
  /** The browser that made it. */
  readonly sessionId: string | null;
  readonly names: readonly { readonly lastName: string; readonly firstName: string }[];
};

/** The order that a reference names, whoever asks: only its contact learns of it. */
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
