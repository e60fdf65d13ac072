import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { letterOf } from '#gateway/ports/ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

type Hash = ReturnType<typeof keyedHash>;

/** As long as the number of an itinerary confirmation, so that both are checked in one field. */
const LENGTH = LIMITS.itineraryNumberLength;
/**
 * The number by which a third party checks a receipt (RULES 8.27): the booking reference, and
 * letters that only this airline can work out. Nothing is stored; the order that continues another
 * has another number.
 */
export function receiptNumberOf(
  hash: Hash,
  { id, reference }: Pick<OrderRecord, 'id' | 'reference'>,
): string {
  const code = [...hash('receipt of order', id)].map(letterOf).join('');
  return (reference + code).slice(0, LENGTH);
}

/** The booking reference that a number begins with. */
export const referenceIn = (number: string): string =>
  number.slice(0, LIMITS.bookingReferenceLength);
