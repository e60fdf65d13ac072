import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import type { TwoPartName } from '#schema/rules/travellers/names.ts';
import type { OrderAccessKeyInput } from '#web/app/apollo/schema-types.gen.ts';

/**
 * What a guest may name a booking by. A reference is that of the booking or the number of a ticket.
 */
export const LOOK_UP_KINDS = ['reference', 'email', 'documentNumber'] as const;
export type LookUpKind = (typeof LOOK_UP_KINDS)[number];

/** What a guest typed to name a booking. */
export type LookUp = TwoPartName & { readonly kind: LookUpKind; readonly key: string };

/** What was typed as the gateway's key: a reference is recognised by its form. */
export function orderKeyOf({ kind, key }: Pick<LookUp, 'kind' | 'key'>): OrderAccessKeyInput {
  if (kind === 'email') return { email: key };
  if (kind === 'documentNumber') return { documentNumber: key };
  const read = readOrderReference(key);
  const isTicket = 'kind' in read && read.kind === 'TICKET_NUMBER';
  return isTicket ? { ticketNumber: key } : { bookingReference: key };
}
