import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { isWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn, checkInsOf } from '#gateway/modules/check-in/check-in-facts.ts';
import { findNamed } from '#gateway/modules/check-in/make/check-in-party.ts';
import { whetherCancelled } from '#gateway/modules/orders/segments/segments.service.ts';
import type {
  Asker,
  PublicChallenge,
} from '#gateway/modules/verification/challenge-code.service.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { RequestCheckInCancellationErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { cancellationProblems, withInfants } from './judge-cancellation.ts';

/**
 * How many codes are written to one contact, and for one network, whatever check-in they are about.
 */
export const CHECK_IN_CANCELLATION_LIMITS = {
  forContact: { most: 10, windowMinutes: 60 },
  fromNetwork: { most: 30, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

type Fault = UserFault<RequestCheckInCancellationErrorCode>;

/** The challenge and where its code went, or why there is none. */
export type CancellationRequestOutcome =
  | { readonly challenge: PublicChallenge; readonly contact: string }
  | { readonly faults: readonly Fault[] };

/** Whose check-in is to be cancelled. */
export type CancellationRequest = {
  /** Global ids. */
  readonly passengerSegmentIds: readonly string[];
  readonly locale: Locale;
};

const pathTo = (index: number): string[] => ['passengerSegmentIds', String(index)];

/**
 * Sends a code to the contact of a check-in. What cannot be cancelled is refused before
 * (RULES 7.5).
 */
export async function requestCancellation(
  sources: CheckInDependencies,
  { passengerSegmentIds: ids, locale }: CancellationRequest,
  actor: Actor & Asker,
  now: Date,
): Promise<CancellationRequestOutcome> {
  const { db, keys, orders, operations, verification } = sources;
  const refused = (...faults: Fault[]) => ({ faults });
  if (ids.length === 0) return refused({ code: 'REQUIRED', path: ['passengerSegmentIds'] });
  const found = await findNamed(orders, ids.slice(0, 2 * LIMITS.travellersPerBooking), actor, now);
  const missing = found.flatMap((one, index): Fault[] =>
    one ? [] : [{ code: 'PASSENGER_NOT_FOUND', path: pathTo(index) }],
  );
  const named = found.filter((one) => one !== null);
  const [first] = named;
  if (missing.length > 0 || !first) return refused(...missing);
  const checkIns = await checkInsOf(db, named);
  const flight = orders.flights.flightOf(first.segment);
  const [flightCancelled = false] = await whetherCancelled(operations, [flight], now);
  const problems = cancellationProblems(
    named,
    { chosen: [], checkIns, flightCancelled, procedures: new Map() },
    now,
  );
  if (problems.length > 0)
    return refused(...problems.map(({ code, index }) => ({ code, path: pathTo(index) })));
  const contact = checkInIn(checkIns, first)?.contact ?? '';
  const hash = keyedHash(keys);
  const subject = withInfants(named)
    .map(({ passenger, segment }) => `${passenger.id}.${segment.index}`)
    .toSorted()
    .join(' ');
  const quotas = [
    {
      key: hash('check-in cancellation to', contact),
      limit: CHECK_IN_CANCELLATION_LIMITS.forContact,
    },
    {
      key: hash('check-in cancellation from', clientNetwork(actor.address)),
      limit: CHECK_IN_CANCELLATION_LIMITS.fromNetwork,
    },
  ];
  for (const { key, limit } of quotas)
    if (!(await isWithin(db, key, limit, now)))
      return refused({ code: 'TOO_MANY_REQUESTS', path: [] });
  const outcome = await inTransaction(db, (trx) =>
    verification.challenge(
      trx,
      {
        purpose: 'CHECK_IN_CANCELLATION',
        recipient: contact,
        subject,
        quotas,
        locale,
        target: hash('check-in cancellation', subject),
        asker: { sessionId: actor.sessionId, address: actor.address },
      },
      now,
    ),
  );
  return 'problem' in outcome
    ? refused({ code: outcome.problem, path: [] })
    : { challenge: outcome.challenge, contact };
}
