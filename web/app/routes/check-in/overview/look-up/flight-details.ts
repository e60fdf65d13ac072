import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import type { CheckInKeyInput } from '#web/app/apollo/schema-types.gen.ts';

/**
 * What names a booking beside the name. A reference is that of the booking or the number of a
 * ticket.
 */
export const KEY_KINDS = ['reference', 'documentNumber'] as const;

/** What was typed as the gateway's key: a reference is recognised by its form. */
export function checkInKeyOf(kind: (typeof KEY_KINDS)[number], key: string): CheckInKeyInput {
  if (kind === 'documentNumber') return { documentNumber: key };
  const read = readOrderReference(key);
  const isTicket = 'kind' in read && read.kind === 'TICKET_NUMBER';
  return isTicket ? { ticketNumber: key } : { bookingReference: key };
}
