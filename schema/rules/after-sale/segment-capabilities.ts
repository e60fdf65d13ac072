import {
  checkInCancellationProblem,
  checkInWindow,
  checkInWindowProblem,
} from '#schema/rules/check-in/check-in-window.ts';
import {
  allowed,
  type PassengerSegmentFacts,
  refused,
  refusedUntil,
  type SegmentVerdict,
} from './passenger-segment-facts.ts';

/** What concerns seat and check-in of one passenger on one segment. */
export type SegmentAction =
  | 'SELECT_SEAT'
  | 'CANCEL_SEAT'
  | 'CHECK_IN'
  | 'CANCEL_CHECK_IN'
  | 'BOARDING_PASS';

const isCheckedIn = ({ checkIn }: PassengerSegmentFacts): boolean =>
  checkIn === 'CHECKED_IN' || checkIn === 'CONFIRMING';

/**
 * What prevents everything, whatever the action: no ticket, no flight, or another procedure
 * (RULES 8.21).
 */
export function segmentProblem(
  facts: Pick<
    PassengerSegmentFacts,
    'coupon' | 'ownFlight' | 'flightCancelled' | 'departsAt' | 'procedure'
  >,
  now: Date,
): SegmentVerdict | null {
  if (facts.coupon === null) return refused('NOT_TICKETED');
  if (!facts.ownFlight) return refused('OTHER_CARRIER');
  if (facts.flightCancelled) return refused('FLIGHT_CANCELLED');
  if (now >= facts.departsAt) return refused('FLIGHT_LEFT');
  if (facts.coupon !== 'OPEN' && facts.coupon !== 'CHECKED_IN') return refused('ORDER_CLOSED');
  if (facts.procedure === 'DATE_CHANGE') return refused('CHANGE_IN_PROGRESS');
  return facts.procedure === 'REFUND' ? refused('REFUND_IN_PROGRESS') : null;
}

/** What leaves the choice of a seat and check-in to others (RULES 4.15, 6.8, 6.10 and 7.9). */
function byOthers(facts: PassengerSegmentFacts, now: Date): SegmentVerdict | null {
  const { seatsDueElsewhereAt: due } = facts;
  if (facts.specialServices.length > 0) return refused('SPECIAL_SERVICE');
  if (facts.lapInfant) return refused('FOLLOWS_ADULT');
  if (due && now < due) return refusedUntil('OTHER_CHANNEL', due);
  return facts.unpaidSeatsUntil && refusedUntil('UNPAID_SEATS', facts.unpaidSeatsUntil);
}

function checkIn(facts: PassengerSegmentFacts, now: Date): SegmentVerdict {
  if (isCheckedIn(facts)) return refused('ALREADY_CHECKED_IN');
  const { opensAt, closesAt } = checkInWindow(facts.departsAt);
  const problem = checkInWindowProblem(facts.departsAt, now);
  if (problem) return refused(problem, problem === 'CHECK_IN_NOT_OPEN' ? opensAt : null);
  return facts.counterFirst ? refused('COUNTER_FIRST') : allowed(closesAt);
}

function cancelCheckIn(facts: PassengerSegmentFacts, now: Date): SegmentVerdict {
  if (!isCheckedIn(facts)) return refused('NOT_CHECKED_IN');
  if (facts.lapInfant) return refused('FOLLOWS_ADULT');
  const problem = checkInCancellationProblem(facts.departsAt, facts.cancellations, now);
  return problem ? refused(problem) : allowed(checkInWindow(facts.departsAt).closesAt);
}

function selectSeat(facts: PassengerSegmentFacts, now: Date): SegmentVerdict {
  if (isCheckedIn(facts)) return refused('STILL_CHECKED_IN');
  const { closesAt } = checkInWindow(facts.departsAt);
  return now >= closesAt ? refused('CHECK_IN_CLOSED') : allowed(closesAt);
}

function cancelSeat(facts: PassengerSegmentFacts): SegmentVerdict {
  if (!facts.seat) return refused('NO_SEAT');
  return isCheckedIn(facts) ? refused('STILL_CHECKED_IN') : allowed(facts.departsAt);
}

/**
 * Whether seat or check-in of one passenger on one segment allows an action, until when, and if
 * not, why not and when that ends (RULES 4.9, 6.18, 7.1, 7.5 and 7.8).
 */
export function segmentCapability(
  action: SegmentAction,
  facts: PassengerSegmentFacts,
  now: Date,
): SegmentVerdict {
  const early = segmentProblem(facts, now);
  if (early) return early;
  if (action === 'CANCEL_CHECK_IN') return cancelCheckIn(facts, now);
  if (action === 'CANCEL_SEAT') return cancelSeat(facts);
  if (action === 'BOARDING_PASS')
    return facts.checkIn === 'CHECKED_IN' ? allowed(facts.departsAt) : refused('NOT_CHECKED_IN');
  return (
    byOthers(facts, now) ?? (action === 'CHECK_IN' ? checkIn(facts, now) : selectSeat(facts, now))
  );
}
