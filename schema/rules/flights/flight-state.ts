import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import type { FlightState } from '#schema/codes/orders/states.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/**
 * What is known of a flight's course at some instant; null where it has not happened or is not
 * known.
 */
export type FlightFacts = {
  /** Off the gate by the timetable. */
  readonly scheduledDeparture: Date;
  /** Off the gate as expected now; by the timetable where nothing else is known. */
  readonly expectedDeparture: Date;
  /** The counters of the airport open so many minutes before each departure. */
  readonly countersOpenMinutes: number;
  readonly offBlock: Date | null;
  readonly takeOff: Date | null;
  readonly landing: Date | null;
  readonly onBlock: Date | null;
  readonly cancelled: boolean;
  readonly diverted: boolean;
};

/**
 * When the counters open and close: by the timetable, since passengers of a late flight arrive for
 * the planned time.
 */
export const counterTimes = (scheduledDeparture: Date, countersOpenMinutes: number) => ({
  open: addMinutes(scheduledDeparture, -countersOpenMinutes),
  close: addMinutes(scheduledDeparture, -COUNTERS.closeMinutes),
});

/** When boarding begins and when the gate closes, by the departure that is expected. */
export const gateTimes = (expectedDeparture: Date) => ({
  boarding: addMinutes(expectedDeparture, -LIMITS.flightDay.boardingMinutes),
  close: addMinutes(expectedDeparture, -COUNTERS.gateCloseMinutes),
});

function onTheGround(facts: FlightFacts, now: Date): FlightState {
  const gate = gateTimes(facts.expectedDeparture);
  const counters = counterTimes(facts.scheduledDeparture, facts.countersOpenMinutes);
  if (now >= gate.close) return 'GATE_CLOSED';
  if (now >= gate.boarding) return 'BOARDING';
  if (now >= counters.close) return 'CHECK_IN_CLOSED';
  return now >= counters.open ? 'CHECK_IN_OPEN' : 'SCHEDULED';
}

/** How far a flight has come at `now`. */
export function flightState(facts: FlightFacts, now: Date): FlightState {
  if (facts.cancelled) return 'CANCELLED';
  if (facts.diverted) return 'DIVERTED';
  if (facts.onBlock) return 'ARRIVED';
  if (facts.landing) return 'LANDED';
  if (facts.takeOff) return 'AIRBORNE';
  return facts.offBlock ? 'DEPARTED' : onTheGround(facts, now);
}
