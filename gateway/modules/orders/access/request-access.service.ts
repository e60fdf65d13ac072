import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { createRateLimiter } from '#gateway/limits/rate-limiter.ts';
import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import { otherChannelBookings } from '#gateway/modules/orders/other-channels/adopt-booking.service.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import {
  type Asker,
  distinctMailboxes,
  type PublicChallenge,
} from '#gateway/modules/verification/challenge-code.service.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { TicketStore } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import type { OrderLookup } from './order-access.input.ts';
import type { OrderLookupKey } from './order-lookup.model.ts';
import { findLookup } from './order-lookup.repository.ts';

/** What the look-up of orders works with. */
export type AccessDependencies = {
  readonly db: Database;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly vault: Pick<DocumentEncryption, 'hashesOf'>;
  /** What other channels have sold: it is looked up there. */
  readonly tickets: TicketStore;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm'>;
};

/**
 * How often an order may be looked for: from one network, which a family or an office may share,
 * and by one asker with the same two factors; and how many codes are written about one order, by
 * whichever of its names and ticket numbers they are asked for: for one asker, and for all of them.
 * An asker is a network, or the browser that made the order. So a stranger who knows both factors
 * takes nothing from the traveller, and neither guesses a code nor fills a mailbox.
 */
export const ACCESS_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesForAsker: { most: 10, windowMinutes: 60 },
  codesOfOrder: { most: 40, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** What came of a request; `named` is for the log, and never shown. */
export type AccessRequestOutcome =
  | { readonly challenge: PublicChallenge; readonly named: boolean }
  | { readonly problem: 'TOO_SOON' | 'TOO_MANY_REQUESTS' };

/** What a code stands for that belongs to a booking of another channel. */
export const ELSEWHERE = 'elsewhere';

/** The most orders that one code opens: the latest of them. */
const MOST_ORDERS = 20;

/**
 * The orders that both factors name, by the mailbox of their contact, the latest first; none where
 * there is none, or the name is another's.
 */
async function namedBy(
  trx: DatabaseTransaction,
  vault: AccessDependencies['vault'],
  { key, name }: OrderLookup,
): Promise<OrderLookupKey[][]> {
  const { kind, value } = key;
  const stored = kind === 'DOCUMENT_NUMBER' ? { kind, hashes: vault.hashesOf(value) } : key;
  const found = await findLookup(trx, stored);
  const named = found.filter(
    ({ names, soldBy }) => soldBy === null && names.some((one) => sameName(one, name)),
  );
  return [...Map.groupBy(named, ({ recipient }) => recipient.toLowerCase()).values()];
}

/**
 * To whom codes go, and what each opens: its mailbox's own orders (RULES 4.20). Empty where there
 * is no such order. A booking under another's document does not draw the owner's code to its own
 * contact. Where another channel has sold the tickets, the code opens nothing: only their contact
 * learns that there is such a booking, and where it is looked up (RULES 4.14).
 */
async function recipientsOf(
  trx: DatabaseTransaction,
  { vault, tickets }: AccessDependencies,
  lookup: OrderLookup,
  now: Date,
) {
  const elsewhere = (await otherChannelBookings(tickets, lookup, now)).map(
    ({ reference, contact }) => ({
      key: reference,
      recipient: contact.email,
      sessionId: null,
      subject: ELSEWHERE,
    }),
  );
  const here = (await namedBy(trx, vault, lookup)).flatMap((orders) => {
    const [latest] = orders;
    if (!latest) return [];
    const { orderId: key, recipient, sessionId } = latest;
    const ids = orders.slice(0, MOST_ORDERS).map(({ orderId }) => orderId);
    return [{ key, recipient, sessionId, subject: ids.join(' ') }];
  });
  return distinctMailboxes([...here, ...elsewhere]);
}

/**
 * Requests a code to each contact of the orders that are named by two factors. The answer, and the
 * work for it, are the same where there is no such order or the name is another's (RULES 10.3).
 */
export const requestAccess = (
  sources: AccessDependencies,
  lookup: OrderLookup,
  from: Asker,
  now: Date,
): Promise<AccessRequestOutcome> =>
  inTransaction(sources.db, async (trx) => {
    const { hash, within } = createRateLimiter(trx, sources.keys, now);
    const network = hash('network', clientNetwork(from.address));
    if (!(await within(ACCESS_LIMITS.address, 'look-up from', network)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const [found, ...others] = await recipientsOf(trx, sources, lookup, now);
    const isOwn = found?.sessionId === from.sessionId;
    const asker = isOwn ? hash('session', from.sessionId) : network;
    const { key, name, locale } = lookup;
    const target = hash('order', key.value, name.lastName, name.firstName, asker);
    if (!(await within(ACCESS_LIMITS.target, 'look-up of', target)))
      return { problem: 'TOO_MANY_REQUESTS' };
    // Counted where nothing was found too: the work must not reveal whether the names fit.
    const order = hash('named order', found?.key ?? target);
    const forAsker = { key: hash('codes for', order, asker), limit: ACCESS_LIMITS.codesForAsker };
    const ofOrder = { key: hash('codes of', order), limit: ACCESS_LIMITS.codesOfOrder };
    const request = {
      purpose: 'ORDER_ACCESS',
      recipient: found?.recipient ?? null,
      subject: found?.subject ?? null,
      others,
      target,
      quotas: isOwn ? [forAsker] : [forAsker, ofOrder],
      asker: from,
      locale,
    } as const;
    const outcome = await sources.verification.challenge(trx, request, now);
    return 'problem' in outcome ? outcome : { ...outcome, named: found !== undefined };
  });
