import { isCheckedIn } from '#gateway/modules/check-in/check-in.model.ts';
import {
  checkInFacts,
  checkInIn,
  type FlightFacts,
  lapInfantOf,
} from '#gateway/modules/check-in/check-in-facts.ts';
import {
  type PassengerSegmentView,
  passengersOn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';

/** Why a check-in cannot be cancelled, and whose: a place among those who were named. */
export type CancellationProblem = {
  readonly code:
    | ('NOT_CHECKED_IN' | 'CHECK_IN_CLOSED' | 'CHECK_IN_CANCELLATIONS_USED')
    | ('CHILD_WITH_ADULT' | 'DIFFERENT_FLIGHTS');
  readonly index: number;
};

const BY_REASON: Partial<Record<SegmentReason, CancellationProblem['code']>> = {
  CHECK_IN_CANCELLATIONS_USED: 'CHECK_IN_CANCELLATIONS_USED',
  CHECK_IN_CLOSED: 'CHECK_IN_CLOSED',
  FLIGHT_LEFT: 'CHECK_IN_CLOSED',
  CHECK_IN_NOT_OPEN: 'CHECK_IN_CLOSED',
};

/** Those who were named, and the infants on their laps. */
export function withInfants(named: readonly PassengerSegmentView[]): PassengerSegmentView[] {
  const all = new Map(
    named.flatMap((one) => [one, lapInfantOf(one) ?? one]).map((one) => [one.passenger.id, one]),
  );
  return [...all.values()];
}

/**
 * Whether a child or an infant would stay on the flight without an adult of its booking
 * (RULES 6.5 and 7.9).
 */
function leavesChildren(
  one: PassengerSegmentView,
  named: readonly PassengerSegmentView[],
  { checkIns }: FlightFacts,
): boolean {
  const ended = new Set(withInfants(named).map(({ passenger }) => passenger.id));
  const staying = passengersOn(one.segment).filter(
    (other) => !ended.has(other.passenger.id) && isCheckedIn(checkInIn(checkIns, other)),
  );
  const isAdult = ({ passenger }: PassengerSegmentView) => passenger.type === 'ADT';
  return isAdult(one) && staying.length > 0 && !staying.some(isAdult);
}

/**
 * What prevents the check-ins of those who were named from being cancelled together (RULES 7.5).
 */
export function cancellationProblems(
  named: readonly PassengerSegmentView[],
  flight: FlightFacts,
  now: Date,
): CancellationProblem[] {
  const [main] = named;
  const contact = main && checkInIn(flight.checkIns, main)?.contact;
  return named.flatMap((one, index): CancellationProblem[] => {
    const { passenger, segment } = one;
    const isSame =
      segment.flightNumber === main?.segment.flightNumber &&
      segment.departureDate === main.segment.departureDate;
    if (!isSame) return [{ code: 'DIFFERENT_FLIGHTS', index }];
    const facts = checkInFacts(one, flight, false);
    const withAdult = named.some((other) => other.passenger.id === passenger.accompanyingAdultId);
    if (facts.lapInfant && !withAdult) return [{ code: 'CHILD_WITH_ADULT', index }];
    const verdict = segmentCapability('CANCEL_CHECK_IN', { ...facts, lapInfant: false }, now);
    if (!verdict.allowed) return [{ code: BY_REASON[verdict.reason] ?? 'NOT_CHECKED_IN', index }];
    if (checkInIn(flight.checkIns, one)?.contact !== contact)
      return [{ code: 'DIFFERENT_FLIGHTS', index }];
    return leavesChildren(one, named, flight) ? [{ code: 'CHILD_WITH_ADULT', index }] : [];
  });
}
