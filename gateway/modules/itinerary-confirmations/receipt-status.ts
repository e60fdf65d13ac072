import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import {
  receiptNumberOf,
  referenceIn,
} from '#gateway/modules/orders/documents/receipt-of-order.ts';
import { everyKey } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { availabilityOf, type ConfirmationDependencies } from './confirmation-dependencies.ts';

/**
 * Whether a number is that of a receipt, and all of the tickets on it are as the receipt says
 * (RULES 8.27).
 */
export async function isReceiptValid(
  { orders, keys }: Pick<ConfirmationDependencies, 'orders' | 'keys'>,
  number: string,
  now: Date,
): Promise<boolean> {
  const order = await orders.find({ reference: referenceIn(number) }, AIRLINE, now);
  if (!order?.ticketedAt) return false;
  // a receipt that was printed under an earlier secret stays genuine
  const isOwn = everyKey(keys.pepper).map((pepper) =>
    timingSafeEqual(
      Buffer.from(receiptNumberOf(keyedHash({ pepper }), order)),
      Buffer.from(number),
    ),
  );
  if (!isOwn.includes(true)) return false;
  return order.tickets.every((ticket) => availabilityOf(order, ticket, now).until !== null);
}
