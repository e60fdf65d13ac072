import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import {
  countOpenSeatOrdersFrom,
  countOpenSeatOrdersOf,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type { OpenSeatOrderLimits } from '#gateway/modules/seats/seat-dependencies.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/** Who chooses seats, and their network address where that is known. */
export type Chooser = Actor & { readonly address?: string };

function refuseIf(tooMany: boolean) {
  if (tooMany) throw new Refused<SelectSeatsErrorCode>({ code: 'TOO_MANY_OPEN_ORDERS', path: [] });
}

/**
 * Refuses another unpaid seat order to who has too many, so that no script empties a map. Those of
 * one flight order wait for each other by its lock; an address's limit is passed by at most what is
 * under way at the same moment.
 * @returns what the seat order keeps of the address
 * @throws Refused TOO_MANY_OPEN_ORDERS
 */
export async function refuseIfTooManyOpen(
  trx: DatabaseTransaction,
  { perSession, perAddress, hashOf }: OpenSeatOrderLimits,
  { sessionId, address }: Chooser,
  now: Date,
): Promise<Buffer | null> {
  if (sessionId && perSession > 0)
    refuseIf((await countOpenSeatOrdersOf(trx, sessionId, now)) >= perSession);
  const placedFrom = address ? hashOf(clientNetwork(address)) : null;
  if (placedFrom && perAddress > 0)
    refuseIf((await countOpenSeatOrdersFrom(trx, placedFrom, now)) >= perAddress);
  return placedFrom;
}
