import { isCheckedIn } from '#gateway/modules/check-in/check-in.model.ts';
import { checkInFacts, type FlightFacts } from '#gateway/modules/check-in/check-in-facts.ts';
import type { CheckInErrorCode } from '#gateway/resolvers.gen.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';
import type { CheckInFault } from './check-in.input.ts';
import { type PartyMember, passengerPath } from './check-in-party.ts';

/** What a check-in is judged by. */
export type JudgedCheckIn = FlightFacts & {
  readonly party: readonly PartyMember[];
  /** Those whose documents staff have to see first, by the ids of the passengers. */
  readonly seenFirst: ReadonlySet<string>;
};

const BY_REASON: Partial<Record<SegmentReason, CheckInErrorCode>> = {
  CHECK_IN_NOT_OPEN: 'CHECK_IN_NOT_OPEN',
  CHECK_IN_CLOSED: 'CHECK_IN_CLOSED',
  FLIGHT_LEFT: 'CHECK_IN_CLOSED',
  ALREADY_CHECKED_IN: 'ALREADY_CHECKED_IN',
  FOLLOWS_ADULT: 'FOLLOWS_ADULT',
  SPECIAL_SERVICE: 'SPECIAL_SERVICE',
  UNPAID_SEATS: 'UNPAID_SEATS',
  OTHER_CHANNEL: 'OTHER_CHANNEL',
  FLIGHT_CANCELLED: 'FLIGHT_CANCELLED',
  COUNTER_FIRST: 'COUNTER_FIRST',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
};

/** An infant is judged as its adult is, who is checked in with it (RULES 7.9). */
function reasonAgainst(
  { one }: PartyMember,
  { party, seenFirst, ...flight }: JudgedCheckIn,
  now: Date,
): CheckInErrorCode | null {
  const isIn = (id: string | null) => party.some((other) => other.one.passenger.id === id);
  const facts = checkInFacts(one, flight, seenFirst.has(one.passenger.id));
  const withAdult = facts.lapInfant && isIn(one.passenger.accompanyingAdultId);
  const verdict = segmentCapability(
    'CHECK_IN',
    { ...facts, lapInfant: facts.lapInfant && !withAdult },
    now,
  );
  return verdict.allowed ? null : (BY_REASON[verdict.reason] ?? 'NOT_TICKETED');
}

/**
 * The orders of which an adult is checked in on the flight already: their children may follow
 * (RULES 6.5).
 */
const ordersWithAdult = ({ party, checkIns }: JudgedCheckIn): Set<string> =>
  new Set(
    party
      .map(({ one }) => one.segment)
      .filter(({ order, index }) =>
        order.passengers.some(
          ({ id, type }) =>
            type === 'ADT' &&
            checkIns.some(
              (one) => one.passengerId === id && one.segmentIndex === index && isCheckedIn(one),
            ),
        ),
      )
      .map(({ order }) => order.id),
  );

/** What prevents a party from being checked in: all of it, each at its place. */
export function judgeCheckIn(judged: JudgedCheckIn, now: Date): CheckInFault[] {
  const { party } = judged;
  const handled = handledProblems(
    party.map(({ one: { passenger, segment } }) => ({
      flightId: segment.flightNumber,
      orderId: segment.order.id,
      type: passenger.type,
    })),
    ordersWithAdult(judged),
  ).map(({ code, index }): CheckInFault => {
    const member = index === null ? undefined : party[index];
    return { code, path: member ? passengerPath(member.index) : ['passengers'] };
  });
  const alone = party.flatMap((member): CheckInFault[] => {
    const code = reasonAgainst(member, judged, now);
    return code ? [{ code, path: passengerPath(member.index) }] : [];
  });
  return [...handled, ...alone];
}
