import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn, checkInsOf } from '#gateway/modules/check-in/check-in-facts.ts';
import { markSent } from '#gateway/modules/check-in/check-ins.repository.ts';
import { findNamed } from '#gateway/modules/check-in/make/check-in-party.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  SendBoardingPassesErrorCode,
  SendBoardingPassesInput,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { emailProblem, normalizeEmail } from '#schema/rules/travellers/contact.ts';

/** What stood in the way of sending boarding passes. */
type SendFault = UserFault<SendBoardingPassesErrorCode>;

/** Whose boarding passes are sent, and where to. */
type SendRequest = CommandRequest & {
  /** Global ids. */
  readonly passengerSegmentIds: readonly string[];
  /** Null: to the e-mail address given at check-in. */
  readonly email: string | null;
  readonly locale: Locale;
};

/** Reads a request, and finds what is wrong with it alone. */
export function readSendBoardingPasses({
  idempotencyKey,
  passengerSegmentIds,
  email,
  locale,
}: SendBoardingPassesInput): { readonly request: SendRequest; readonly faults: SendFault[] } {
  const none = passengerSegmentIds.length === 0;
  return {
    request: {
      idempotencyKey,
      passengerSegmentIds,
      locale,
      email: email ? normalizeEmail(email) : null,
    },
    faults: [
      ...(none ? [{ code: 'REQUIRED' as const, path: ['passengerSegmentIds'] }] : []),
      ...(email && emailProblem(email)
        ? [{ code: 'EMAIL_INVALID' as const, path: ['email'] }]
        : []),
    ],
  };
}

/** Whose boarding passes were sent where, or why none were. */
type SendOutcome = {
  readonly passengers: readonly PassengerSegmentView[];
  readonly sentTo: string | null;
  readonly userErrors: readonly SendFault[];
};

/** The largest booking on as many flights as it may have. */
const MOST = LIMITS.travellersPerBooking * LIMITS.boundsPerSearch;

const refused = (...userErrors: SendFault[]): SendOutcome => ({
  passengers: [],
  sentTo: null,
  userErrors,
});

const pathTo = (index: number): string[] => ['passengerSegmentIds', String(index)];

/** Leaves the boarding passes to be sent; answers where to. */
async function leave(
  trx: DatabaseTransaction,
  named: readonly PassengerSegmentView[],
  { email, locale }: SendRequest,
  now: Date,
): Promise<string> {
  const stored = await checkInsOf(trx, named);
  const checkIns = named.map((one) => checkInIn(stored, one));
  const contact = checkIns[0]?.contact ?? '';
  const to = email ?? (contact.includes('@') ? contact : null);
  const soonest = addMinutes(now, -LIMITS.verificationCode.resendSeconds / 60);
  for (const [index, one] of checkIns.entries()) {
    if (one?.state !== 'CHECKED_IN')
      throw new Refused<SendBoardingPassesErrorCode>({
        code: 'NOT_CHECKED_IN',
        path: pathTo(index),
      });
    if (one.sentAt && one.sentAt > soonest)
      throw new Refused<SendBoardingPassesErrorCode>({
        code: 'SENT_RECENTLY',
        path: pathTo(index),
      });
  }
  if (!to) throw new Refused<SendBoardingPassesErrorCode>({ code: 'REQUIRED', path: ['email'] });
  const passengers = checkIns.flatMap((one) =>
    one ? [{ passengerId: one.passengerId, segmentIndex: one.segmentIndex }] : [],
  );
  for (const one of passengers) await markSent(trx, one, to, now);
  await enqueue(trx, 'send-boarding-passes', { passengers, locale });
  return to;
}

/**
 * Sends boarding passes by e-mail, once for each idempotency key and once a minute for the same
 * passengers (RULES 7.8).
 */
export async function sendBoardingPasses(
  { db, orders }: Pick<CheckInDependencies, 'db' | 'orders'>,
  request: SendRequest,
  actor: Actor,
  now: Date,
): Promise<SendOutcome> {
  const { passengerSegmentIds: ids } = request;
  // no booking has more: they are not looked for
  if (ids.length > MOST) return refused({ code: 'PASSENGER_NOT_FOUND', path: pathTo(MOST) });
  const found = await findNamed(orders, ids, actor, now);
  const named = found.filter((one) => one !== null);
  if (named.length < found.length)
    return refused({ code: 'PASSENGER_NOT_FOUND', path: pathTo(found.indexOf(null)) });
  const { answer: sentTo, userErrors } = await idempotent<SendBoardingPassesErrorCode, string>(
    db,
    'sendBoardingPasses',
    request,
    actor,
    async (trx) => {
      const keys = named.map(({ segment }) => [segment.order.id, segment.index] as const);
      for (const [id, segmentIndex] of keys.toSorted(([a], [b]) => (a < b ? -1 : 1)))
        await orders.lockOn(trx, { id, segmentIndex }, actor, now);
      return leave(trx, named, request, now);
    },
  );
  return { passengers: sentTo ? named : [], sentTo, userErrors };
}
