import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { countWithin, isWithin } from '#gateway/limits/rate-windows.repository.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { seatsFor } from '#gateway/modules/flights/trip.model.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CreateOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import {
  countOpenFrom,
  countOpenOfSession,
  lockSession,
  mostSeatsFrom,
} from './open-orders.repository.ts';

/** The buyer: a browser, and its network address where that is known. */
export type Buyer = Actor & { readonly sessionId: string; readonly address?: string };

/** What may be ordered, and hold seats unpaid (LIMITS.openOrders and after it); 0: no limit. */
export type OpenOrderLimits = {
  readonly perSession: number;
  readonly perAddress: number;
  readonly seatsPerFlightAndAddress: number;
  readonly madePerAddressAndHour: number;
  /** A network as it is stored: the address cannot be recovered from it. */
  readonly hashOf: (network: string) => Buffer;
};

const madeWithinAnHour = ({ madePerAddressAndHour }: OpenOrderLimits) => ({
  most: madePerAddressAndHour,
  windowMinutes: 60,
});

function refuseIf(tooMany: boolean) {
  if (tooMany) throw new Refused<CreateOrderErrorCode>('TOO_MANY_OPEN_ORDERS');
}

async function refuseToSession(
  trx: DatabaseTransaction,
  { perSession }: OpenOrderLimits,
  sessionId: string,
  now: Date,
): Promise<void> {
  if (perSession === 0) return;
  await lockSession(trx, sessionId);
  refuseIf((await countOpenOfSession(trx, sessionId, now, perSession)) >= perSession);
}

async function refuseToAddress(
  trx: DatabaseTransaction,
  limits: OpenOrderLimits,
  placedFrom: Buffer,
  { bounds, party }: Offer,
  now: Date,
): Promise<void> {
  const { perAddress, seatsPerFlightAndAddress, madePerAddressAndHour } = limits;
  const flights = bounds.flatMap(({ itinerary }) => itinerary.flights);
  if (
    madePerAddressAndHour > 0 &&
    !(await isWithin(trx, placedFrom, madeWithinAnHour(limits), now))
  )
    throw new Refused<CreateOrderErrorCode>('TOO_MANY_ORDERS');
  if (perAddress > 0)
    refuseIf((await countOpenFrom(trx, placedFrom, now, perAddress)) >= perAddress);
  if (seatsPerFlightAndAddress > 0) {
    const held = await mostSeatsFrom(trx, placedFrom, flights, now);
    refuseIf(held + seatsFor(party) > seatsPerFlightAndAddress);
  }
}

/**
 * Refuses another order to who holds too much unpaid or has ordered too often, so that no script
 * empties a flight or writes to strangers. A browser's orders wait for each other here, so its
 * limit is exact; an address's is passed by at most what is under way at the same moment, since an
 * office's buyers are not to wait for each other.
 * @returns what the order keeps of the address
 * @throws Refused TOO_MANY_OPEN_ORDERS, TOO_MANY_ORDERS
 */
export async function refuseIfTooMany(
  trx: DatabaseTransaction,
  limits: OpenOrderLimits,
  { sessionId, address }: Buyer,
  offer: Offer,
  now: Date,
): Promise<Buffer | null> {
  const placedFrom = address ? limits.hashOf(clientNetwork(address)) : null;
  await refuseToSession(trx, limits, sessionId, now);
  if (placedFrom) await refuseToAddress(trx, limits, placedFrom, offer, now);
  return placedFrom;
}

/**
 * Counts an order that was made, after its transaction: its address's other buyers do not wait for
 * each other.
 */
export async function countMadeOrder(
  db: Database,
  limits: OpenOrderLimits,
  { address }: Buyer,
  now: Date,
): Promise<void> {
  if (!address || limits.madePerAddressAndHour === 0) return;
  const key = limits.hashOf(clientNetwork(address));
  await countWithin(db, key, madeWithinAnHour(limits), now);
}
