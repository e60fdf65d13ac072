import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { OrderRefused } from '#gateway/modules/orders/order-refused.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { countOpenFrom, countOpenOfSession, lockSession } from './open-orders.repository.ts';

/** The buyer: a browser, and its network address where that is known. */
export type Buyer = Actor & { readonly sessionId: string; readonly address?: string };

/** Unpaid orders that may hold seats at once (LIMITS.openOrders); 0: no limit. */
export type OpenOrderLimits = {
  readonly perSession: number;
  readonly perAddress: number;
  /** A network as it is stored: the address cannot be recovered from it. */
  readonly hashOf: (network: string) => Buffer;
};

/**
 * Refuses another order to a buyer with too many unpaid ones, so that no script empties a flight. A browser's orders wait
 * for each other here, so its limit is exact; an address's is passed by at most what is under way at the same moment,
 * since an office's buyers are not to wait for each other.
 * @returns what the order stores of the address
 * @throws OrderRefused TOO_MANY_OPEN_ORDERS
 */
export const refuseIfTooMany = async (
  trx: DatabaseTransaction,
  { perSession, perAddress, hashOf }: OpenOrderLimits,
  { sessionId, address }: Buyer,
  now: Date,
): Promise<Buffer | null> => {
  const placedFrom = address ? hashOf(networkOf(address)) : null;
  if (perSession > 0) {
    await lockSession(trx, sessionId);
    if ((await countOpenOfSession(trx, sessionId, now, perSession)) >= perSession)
      throw new OrderRefused('TOO_MANY_OPEN_ORDERS');
  }
  if (placedFrom && perAddress > 0) {
    if ((await countOpenFrom(trx, placedFrom, now, perAddress)) >= perAddress)
      throw new OrderRefused('TOO_MANY_OPEN_ORDERS');
  }
  return placedFrom;
};
