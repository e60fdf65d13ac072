import type {
  FlightOperation,
  OperatedArrival,
  OperatedDeparture,
} from '#gateway/ports/operations/operations.port.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import type {
  Airport,
  AirportMoment,
  DatedFlight,
} from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { BELT_MINUTES, changesOf } from './changes.ts';
import type { DayPlan } from './day-plan.ts';
import { arrivalGate, belt } from './gates.ts';

/** Estimates are published in steps of five minutes, until the actual time is known. */
const STEP = 5 * 60_000;

const inSteps = (instant: Date): Date => new Date(Math.ceil(instant.getTime() / STEP) * STEP);

const momentAt = (instant: Date, { zone }: Airport): AirportMoment => airportMoment(instant, zone);

/**
 * What is expected of the departure at `now`: the timetable, the announced delay, and no time that
 * is over.
 */
function expectedDeparture({ flight, delay, offBlock }: DayPlan, now: Date): Date {
  const announced = delay && delay.announcedAt <= now ? delay.minutes : 0;
  const expected = addMinutes(flight.departure.instant, announced);
  return now < expected ? expected : inSteps(offBlock);
}

function expectedArrival(plan: DayPlan, now: Date): Date {
  const { flight, takeOff, heldUp, onBlock } = plan;
  const late = expectedDeparture(plan, now).getTime() - flight.departure.instant.getTime();
  const planned = new Date(flight.arrival.instant.getTime() + Math.max(0, late));
  if (now < takeOff) return planned;
  const hidden = (heldUp && heldUp.announcedAt > now) || (plan.diverted && plan.diverted.at > now);
  return hidden ? flight.arrival.instant : onBlock;
}

function departureAt(plan: DayPlan, now: Date, expects: boolean): OperatedDeparture {
  const { flight, offBlock, takeOff } = plan;
  const { origin } = flight;
  const left = !plan.cancelled && offBlock <= now;
  const [gate, previous] = plan.gates.filter(({ from }) => from <= now).toReversed();
  const gone = plan.cancelled && plan.cancelled.at <= now;
  return {
    estimated: expects && !left && !gone ? momentAt(expectedDeparture(plan, now), origin) : null,
    offBlock: left ? momentAt(offBlock, origin) : null,
    takeOff: left && takeOff <= now ? momentAt(takeOff, origin) : null,
    counters: gone ? null : origin.ground.counters,
    gate: gone ? null : (gate?.gate ?? null),
    previousGate: gone ? null : (previous?.gate ?? null),
  };
}

function arrivalAt(plan: DayPlan, now: Date, expects: boolean): OperatedArrival {
  const { flight, landing, onBlock } = plan;
  const diverted = plan.diverted && plan.diverted.at <= now ? plan.diverted : null;
  const airport = diverted?.airport ?? flight.destination;
  const flies = !plan.cancelled;
  const there = flies && onBlock <= now;
  const gone = plan.cancelled && plan.cancelled.at <= now;
  const assigned = flies && !diverted && addMinutes(landing, -BELT_MINUTES) <= now;
  return {
    airport,
    diverted: diverted !== null,
    estimated: expects && !there && !gone ? momentAt(expectedArrival(plan, now), airport) : null,
    landing: flies && landing <= now ? momentAt(landing, airport) : null,
    onBlock: there ? momentAt(onBlock, airport) : null,
    gate: assigned ? arrivalGate(flight) : null,
    belt: assigned ? belt(flight) : null,
  };
}

function reasonAt({ cancelled, diverted, delay, heldUp, replanned }: DayPlan, now: Date) {
  const known = [
    cancelled && { at: cancelled.at, reason: cancelled.reason },
    diverted && { at: diverted.at, reason: diverted.reason },
    heldUp && { at: heldUp.announcedAt, reason: heldUp.reason },
    delay && { at: delay.announcedAt, reason: delay.reason },
    replanned,
  ].filter((one) => one !== null);
  return known.find(({ at }) => at <= now)?.reason ?? null;
}

/** The aircraft of a flight, and the one before it. */
export type Rotation = { readonly registration: string; readonly inbound: DatedFlight | null };

/** What operations control knows at `now` of a flight that becomes what its plan says. */
export function estimatesAt(plan: DayPlan, rotation: Rotation, now: Date): FlightOperation {
  const { flight, cancelled, replanned } = plan;
  const changes = changesOf(plan).filter(({ at }) => at <= now);
  const near = addMinutes(flight.departure.instant, -LIMITS.flightDay.estimatesFromMinutes) <= now;
  const expects = near || changes.length > 0;
  return {
    flight,
    knownAt: now,
    departure: departureAt(plan, now, expects),
    arrival: arrivalAt(plan, now, expects),
    cancelled: cancelled !== null && cancelled.at <= now,
    rescheduledAt: replanned && replanned.at <= now ? replanned.at : null,
    reason: reasonAt(plan, now),
    registration: expects ? rotation.registration : null,
    inbound: expects ? rotation.inbound : null,
    lastChange: changes.at(-1) ?? null,
  };
}
