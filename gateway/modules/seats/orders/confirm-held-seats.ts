import type { DatabaseTransaction } from '#gateway/database/database.ts';
import {
  confirmSeat,
  nextDocumentSerials,
} from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { ticketNumberOf } from '#schema/rules/orders/ticket-number.ts';

/** Confirms held seats, each with the number of a document that proves its payment. */
export async function confirmHeldSeats(
  trx: DatabaseTransaction,
  seats: readonly { readonly id: string }[],
): Promise<void> {
  const serials = await nextDocumentSerials(trx, seats.length);
  for (const [index, { id }] of seats.entries())
    await confirmSeat(trx, id, ticketNumberOf(BigInt(serials[index] ?? -1)));
}
