import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { countWithin, isWithin } from '#gateway/limits/rate-windows.repository.ts';
import {
  receiptNumberOf,
  referenceIn,
} from '#gateway/modules/orders/documents/receipt-of-order.ts';
import type { ItineraryConfirmationStanding } from '#gateway/resolvers.gen.ts';
import { everyKey } from '#gateway/secrets/keys.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { readConfirmationNumber } from '#schema/rules/after-sale/confirmation-number.ts';
import {
  availabilityOf,
  CONFIRMATION_LIMITS,
  type ConfirmationDependencies,
} from './confirmation-dependencies.ts';
import type { ConfirmationRecord, ItineraryConfirmation } from './itinerary-confirmation.model.ts';
import { findConfirmation } from './itinerary-confirmations.repository.ts';
import { openConfirmation, requestConfirmation } from './request-confirmation.service.ts';

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

/** What anyone learns of a number; or that too many wrong ones came from their network. */
type NumberStatus = ItineraryConfirmationStanding | 'TOO_MANY_REQUESTS';

/**
 * Says of a number whether it is genuine. Wrong ones are counted, so that no number is found by
 * guessing (RULES 10.15).
 */
async function checkNumber(
  { db, keys }: Pick<ConfirmationDependencies, 'db' | 'keys'>,
  address: string,
  now: Date,
  isValid: () => Promise<boolean>,
): Promise<NumberStatus> {
  const key = keyedHash(keys)('wrong itinerary numbers from', clientNetwork(address));
  const limit = CONFIRMATION_LIMITS.wrongNumbers;
  if (!(await isWithin(db, key, limit, now))) return 'TOO_MANY_REQUESTS';
  if (await isValid()) return 'VALID';
  const within = await inTransaction(db, (trx) => countWithin(trx, key, limit, now));
  return within ? 'NOT_VALID' : 'TOO_MANY_REQUESTS';
}

/**
 * Itinerary confirmations: asked for by five details and a code, read with the access to their
 * order.
 */
export type ItineraryConfirmations = ReturnType<typeof createItineraryConfirmations>;

export function createItineraryConfirmations(sources: ConfirmationDependencies) {
  const { db, orders } = sources;

  const whole = async (record: ConfirmationRecord | null, viewer: ActorOrAirline, now: Date) => {
    const order = record && (await orders.find({ ticketId: record.ticketId }, viewer, now));
    const ticket = order?.tickets.find(({ id }) => id === record?.ticketId);
    if (!record || !order || !ticket) return null;
    return { ...record, order, ticket, availability: availabilityOf(order, ticket, now) };
  };

  return {
    /** Requests a code to the contact of a ticket. */
    request: requestConfirmation.bind(null, sources),
    /** Opens an itinerary to the browser, and sends it, when the code is right. */
    open: openConfirmation.bind(null, sources),
    /**
     * One confirmation; null when the viewer may not see its order, or it is not given (any more).
     */
    async find(
      id: string,
      viewer: ActorOrAirline,
      now: Date,
    ): Promise<ItineraryConfirmation | null> {
      const found = await whole(await findConfirmation(db, { id }), viewer, now);
      if (!found || found.availability.problem) return null;
      const { availability, ...confirmation } = found;
      return { ...confirmation, availableUntil: availability.until };
    },
    /**
     * Whether a confirmation or a receipt with this number is genuine and still valid, for anyone
     * at a network address.
     */
    statusOf: (text: string, address: string, now: Date): Promise<NumberStatus> =>
      checkNumber(sources, address, now, async () => {
        const number = readConfirmationNumber(text);
        if (!number) return false;
        const found = await whole(await findConfirmation(db, { number }), AIRLINE, now);
        // What was given stays true when it is no longer given again.
        if (found) return found.availability.until !== null;
        return isReceiptValid(sources, number, now);
      }),
    /** When an actor's access to it ends. */
    async accessExpiresAt(
      { order, availableUntil }: ItineraryConfirmation,
      actor: Actor,
      now: Date,
    ): Promise<Date> {
      const opened = await orders.openedTo(actor, now);
      // A member sees an order without a term; what ends then is the confirmation itself.
      return opened.find((one) => one.order.id === order.id)?.until ?? availableUntil;
    },
  };
}
