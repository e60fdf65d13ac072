import type { Airport, DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import { diversionMinutes } from './diversion-minutes.ts';
import { departureGate } from './gates.ts';
import { type Irregularity, ofKind } from './irregularity.ts';
import { seededDraw } from './seeded-draw.ts';

/** A delay of the departure, and since when it is known. */
export type PlannedDelay = {
  readonly minutes: number;
  readonly announcedAt: Date;
  readonly reason: DelayReason | null;
};

/**
 * What becomes of a flight, from the first news to the gate of arrival, each not visible before its
 * time.
 */
export type DayPlan = {
  readonly flight: DatedFlight;
  /** The gates of departure, each from an instant on. */
  readonly gates: readonly { readonly gate: string; readonly from: Date }[];
  readonly delay: PlannedDelay | null;
  /** Since when a later arrival is known of a flight that has left. */
  readonly heldUp: PlannedDelay | null;
  readonly cancelled: { readonly at: Date; readonly reason: DelayReason | null } | null;
  readonly diverted: {
    readonly at: Date;
    readonly airport: Airport;
    readonly reason: DelayReason | null;
  } | null;
  /**
   * Why its times, airports or aircraft are other than the timetable says; null where they are not.
   */
  readonly replanned: { readonly at: Date; readonly reason: DelayReason | null } | null;
  readonly offBlock: Date;
  readonly takeOff: Date;
  readonly landing: Date;
  readonly onBlock: Date;
};

/** What a plan is made of. */
export type PlanParts = {
  readonly irregularities: readonly Irregularity[];
  /** A delay that the inbound aircraft brings. */
  readonly knockOn: PlannedDelay | null;
  airport(code: string): Airport | undefined;
};

/** A late flight flies faster: at most this much of a delay is made up in the air. */
const CAUGHT_UP_MINUTES = 12;

const later = (a: PlannedDelay | null, b: PlannedDelay | null): PlannedDelay | null =>
  (b?.minutes ?? 0) > (a?.minutes ?? 0) ? b : a;

/**
 * When the wheels move. The small differences of every day are there even when nothing goes wrong.
 */
function course(flight: DatedFlight, departureDelay: number, heldUpMinutes: number | null) {
  const lot = seededDraw(flight);
  const offBlock = addMinutes(
    flight.departure.instant,
    departureDelay + lot.between('off block', -4, 8),
  );
  const takeOff = addMinutes(offBlock, lot.between('taxi out', 11, 22));
  const caughtUp = Math.min(CAUGHT_UP_MINUTES, Math.floor(departureDelay / 3));
  const onBlock =
    heldUpMinutes === null
      ? addMinutes(offBlock, flight.blockMinutes - caughtUp + lot.between('on block', -9, 4))
      : addMinutes(flight.arrival.instant, heldUpMinutes);
  return {
    offBlock,
    takeOff,
    onBlock,
    landing: addMinutes(onBlock, -lot.between('taxi in', 4, 9)),
  };
}

function gatesOf(flight: DatedFlight, irregularities: readonly Irregularity[]) {
  const change = ofKind(irregularities, 'GATE_CHANGE');
  const known = addMinutes(flight.departure.instant, -LIMITS.flightDay.gateFromMinutes);
  const first = { gate: departureGate(flight), from: known };
  if (!change) return [first];
  const from = change.announcedAt < known ? change.announcedAt : known;
  return [
    { ...first, from: addMinutes(from, -1) },
    { gate: change.gate, from: change.announcedAt },
  ];
}

function replanningOf(irregularities: readonly Irregularity[]): DayPlan['replanned'] {
  const other =
    ofKind(irregularities, 'RETIMING') ??
    ofKind(irregularities, 'REROUTING') ??
    ofKind(irregularities, 'AIRCRAFT_CHANGE');
  return other ? { at: other.announcedAt, reason: other.reason } : null;
}

/** The plan of one flight on one day. */
export function dayPlan(
  flight: DatedFlight,
  { irregularities, knockOn, airport }: PlanParts,
): DayPlan {
  const own = ofKind(irregularities, 'DELAY') ?? null;
  const onTime = course(flight, 0, null);
  const hasLeft = own !== null && own.announcedAt >= onTime.offBlock;
  const delay = later(hasLeft ? null : own, knockOn);
  const heldUp = hasLeft ? own : null;
  const times = course(flight, delay?.minutes ?? 0, heldUp?.minutes ?? null);

  const off = ofKind(irregularities, 'CANCELLATION');
  const cancelled =
    off && off.announcedAt < times.offBlock ? { at: off.announcedAt, reason: off.reason } : null;

  const elsewhere = ofKind(irregularities, 'DIVERSION');
  const instead = elsewhere && airport(elsewhere.airport);
  const decided =
    elsewhere && addMinutes(times.takeOff, 1) > elsewhere.announcedAt
      ? addMinutes(times.takeOff, 1)
      : elsewhere?.announcedAt;
  const diverted =
    instead && decided && decided < times.landing
      ? { at: decided, airport: instead, reason: elsewhere.reason }
      : null;
  const taxiIn = minutesBetween(times.landing, times.onBlock);
  const there =
    diverted &&
    addMinutes(diverted.at, diversionMinutes(flight, diverted.airport, times, diverted.at));
  return {
    flight,
    gates: gatesOf(flight, irregularities),
    delay,
    heldUp,
    cancelled,
    diverted,
    replanned: replanningOf(irregularities),
    ...times,
    ...(there ? { landing: there, onBlock: addMinutes(there, taxiIn) } : {}),
  };
}
