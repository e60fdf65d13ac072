import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn, checkInsOf } from '#gateway/modules/check-in/check-in-facts.ts';
import { cancelCheckIns, insertRecords } from '#gateway/modules/check-in/check-ins.repository.ts';
import {
  type PassengerSegmentView,
  readPassengerSegmentKey,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import { type CommandRequest, once } from '#gateway/requests/idempotent.ts';
import { outcomeOf, Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ConfirmCheckInCancellationErrorCode,
  ConfirmCheckInCancellationInput,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';
import { cancellationProblems } from './judge-cancellation.ts';

/** A code as it was typed, for a challenge, under a key. */
type CancellationCode = CommandRequest & {
  readonly challengeId: string;
  readonly code: string;
};

/** Reads a code in digits of any width, or says what is wrong with its form. */
export function readCancellationCode({
  idempotencyKey,
  challengeId,
  code,
}: ConfirmCheckInCancellationInput):
  | CancellationCode
  | { readonly faults: UserFault<ConfirmCheckInCancellationErrorCode>[] } {
  const problem = codeFormProblem(code);
  return problem
    ? { faults: [{ code: problem, path: ['code'] }] }
    : { idempotencyKey, challengeId, code: normalizeCode(code) };
}

type Problem = Exclude<ConfirmCheckInCancellationErrorCode, 'REQUIRED'>;

/** Whose check-in was cancelled, or why none was. */
type CancellationOutcome =
  | { readonly passengers: readonly PassengerSegmentView[] }
  | { readonly problem: Problem };

/** Whom a right code names, or why it names no one. */
type Confirmed = { readonly subject: string } | { readonly problem: Problem };

/** Those whom a challenge names, as a viewer sees them. */
async function viewsOf(
  { orders }: CheckInDependencies,
  subject: string,
  viewer: ActorOrAirline,
  now: Date,
  within?: Database,
): Promise<PassengerSegmentView[]> {
  const found = [];
  for (const key of subject.split(' ')) {
    const named = readPassengerSegmentKey(key);
    found.push(named && (await orders.passengerOn(named, viewer, now, within)));
  }
  return found.filter((one) => one !== null);
}

const ofOrders = (views: readonly PassengerSegmentView[]) =>
  Map.groupBy(
    views.toSorted((a, b) => (a.segment.order.id < b.segment.order.id ? -1 : 1)),
    ({ segment }) => segment.order.id,
  );

/** Cancels the check-ins of one order whose lock is held. */
async function cancelIn(
  trx: DatabaseTransaction,
  { orders, seats, ids }: CheckInDependencies,
  orderId: string,
  views: readonly PassengerSegmentView[],
  now: Date,
): Promise<void> {
  const segmentIndex = views[0]?.segment.index ?? -1;
  const passengerIds = views.map(({ passenger }) => passenger.id);
  await cancelCheckIns(trx, segmentIndex, passengerIds);
  await orders.changeCoupons(trx, { segmentIndex, passengerIds, from: 'CHECKED_IN', to: 'OPEN' });
  const live = await seats.liveOf(trx, [orderId], AIRLINE, now);
  const seatOf = (passengerId: string) =>
    live.find((seat) => seat.passengerId === passengerId && seat.segmentIndex === segmentIndex);
  await insertRecords(
    trx,
    passengerIds.map((passengerId) => ({
      id: ids.uuid(now),
      orderId,
      passengerId,
      segmentIndex,
      at: now,
      state: 'CANCELLED' as const,
      place: 'ONLINE' as const,
      seatNumber: seatOf(passengerId)?.seatNumber ?? null,
    })),
  );
}

async function cancelAll(
  trx: DatabaseTransaction,
  sources: CheckInDependencies,
  subject: string,
  now: Date,
): Promise<void> {
  const { orders } = sources;
  const views = await viewsOf(sources, subject, AIRLINE, now, trx);
  for (const [id, [first]] of ofOrders(views))
    if (first) await orders.lockOn(trx, { id, segmentIndex: first.segment.index }, AIRLINE, now);
  const instant = await sources.nowIn(trx);
  const checkIns = await checkInsOf(trx, views);
  // whether the flight was cancelled was asked with the code: a check-in of such a flight may end
  // as well
  const flight = {
    chosen: [],
    checkIns,
    flightCancelled: false,
    procedures: new Map(),
  };
  const [problem] = cancellationProblems(views, flight, instant);
  if (problem) {
    const { code } = problem;
    const isKnown = code === 'CHECK_IN_CLOSED' || code === 'CHECK_IN_CANCELLATIONS_USED';
    throw new Refused<Problem>(isKnown ? code : 'NOT_CHECKED_IN');
  }
  const checkedIn = views.filter((one) => checkInIn(checkIns, one));
  for (const [orderId, members] of ofOrders(checkedIn))
    await cancelIn(trx, sources, orderId, members, instant);
}

/**
 * Cancels the check-ins of a challenge when the code is right: all of them or none. Their seats
 * stay. The same key does it once, and so does a code that was typed right before.
 */
export async function confirmCancellation(
  sources: CheckInDependencies,
  { idempotencyKey, challengeId, code }: CancellationCode,
  asker: Actor & Asker,
  now: Date,
): Promise<CancellationOutcome> {
  const typed = { purpose: 'CHECK_IN_CANCELLATION', challengeId, code } as const;
  const { answer, code: problem } = await outcomeOf<Problem, Confirmed>(() =>
    inTransaction(sources.db, async (trx) => {
      const confirmed = await sources.verification.confirm(trx, typed, asker, now);
      if ('problem' in confirmed) return confirmed;
      const { subject, repeated } = confirmed;
      if (!subject) throw new Error('A code that cancels a check-in without passengers');
      const request = { idempotencyKey, challengeId };
      return once(trx, 'confirmCheckInCancellation', request, asker, async () => {
        if (!repeated) await cancelAll(trx, sources, subject, now);
        return { subject };
      });
    }),
  );
  if (problem) return { problem };
  if ('problem' in answer) return answer;
  return { passengers: await viewsOf(sources, answer.subject, asker, now) };
}
