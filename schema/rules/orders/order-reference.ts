import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { readTicketNumber, type TicketNumber } from './ticket-number.ts';

/**
 * What a traveller names an order by: the booking reference (PNR) or the number of one of its
 * tickets.
 */
export type OrderReference =
  | { readonly kind: 'BOOKING_REFERENCE'; readonly value: string }
  | { readonly kind: 'TICKET_NUMBER'; readonly value: TicketNumber };

export type OrderReferenceProblem = Extract<RuleCode, 'REQUIRED' | 'REFERENCE_INVALID'>;

/**
 * Reads the key of a look-up (RULES 7.3), or says why it cannot be one. Whether it exists is not
 * checked.
 */
export function readOrderReference(
  text: string,
): OrderReference | { readonly problem: OrderReferenceProblem } {
  const limit = LIMITS.text.orderReference;
  if (isOverlong(text, limit)) return { problem: 'REFERENCE_INVALID' };
  const typed = boundedText(text, limit, 'NFKC').trim();
  if (typed === '') return { problem: 'REQUIRED' };
  const ticket = readTicketNumber(typed);
  if (ticket) return { kind: 'TICKET_NUMBER', value: ticket };
  const reference = typed.replace(/\s/g, '').toUpperCase();
  return reference.length === LIMITS.bookingReferenceLength && /^[A-Z0-9]+$/.test(reference)
    ? { kind: 'BOOKING_REFERENCE', value: reference }
    : { problem: 'REFERENCE_INVALID' };
}
