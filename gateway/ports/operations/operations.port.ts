import type {
  Airport,
  AirportMoment,
  DatedFlight,
  FlightKey,
} from '#gateway/ports/timetable/timetable.port.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';

/** What news about a flight may be about. */
export type FlightChangeKind =
  | 'DELAY'
  | 'GATE_ASSIGNED'
  | 'GATE_CHANGED'
  | 'DEPARTED'
  | 'AIRBORNE'
  | 'LANDED'
  | 'ARRIVED'
  | 'BELT_ASSIGNED'
  | 'DIVERTED'
  | 'CANCELLED';

/** A piece of news, and when operations control knew it. */
export type FlightChange = { readonly kind: FlightChangeKind; readonly at: Date };

/** How a flight leaves, as far as it is known. */
export type OperatedDeparture = {
  /**
   * Off the gate as expected now; null from days ahead, once it has left, and when it is cancelled.
   */
  readonly estimated: AirportMoment | null;
  readonly offBlock: AirportMoment | null;
  readonly takeOff: AirportMoment | null;
  readonly counters: string | null;
  readonly gate: string | null;
  readonly previousGate: string | null;
};

/** How it arrives, as far as it is known. */
export type OperatedArrival = {
  /** Where it arrives: as planned, or where it was diverted to. */
  readonly airport: Airport;
  readonly diverted: boolean;
  readonly estimated: AirportMoment | null;
  readonly landing: AirportMoment | null;
  readonly onBlock: AirportMoment | null;
  readonly gate: string | null;
  readonly belt: string | null;
};

/** What operations control knows of one flight on one day at one instant. */
export type FlightOperation = {
  /** With the times, airports and aircraft that are planned now. */
  readonly flight: DatedFlight;
  readonly knownAt: Date;
  readonly departure: OperatedDeparture;
  readonly arrival: OperatedArrival;
  readonly cancelled: boolean;
  /**
   * When it got the times, airports or aircraft that it has now; null where they are those of the
   * timetable.
   */
  readonly rescheduledAt: Date | null;
  readonly reason: DelayReason | null;
  readonly registration: string | null;
  /**
   * The flight with which the aircraft comes; null where it waits there already, or is not known
   * yet.
   */
  readonly inbound: DatedFlight | null;
  readonly lastChange: FlightChange | null;
};

/**
 * The airline's operations control: what becomes of the flights of the schedule. What it says holds
 * for the whole site: a flight that is cancelled here is not sold, one with other times is sold
 * with these (`known-plan.ts`).
 *
 * It guarantees to `Schedule` that it keeps the key of a flight, number and day, whatever else of
 * it is changed; and to those who have booked that `rescheduledAt` is set where times or airports
 * differ from the schedule, since offers made before are refused then.
 */
export type Operations = {
  /** The status of flights at `now`: one for each argument, in their order. */
  of(flights: readonly DatedFlight[], now: Date): Promise<FlightOperation[]>;
  /**
   * Every flight that leaves from now on and that `of` says is cancelled or planned otherwise; more
   * do no harm. One that is missing here stays in searches until the first attempt to buy it.
   * Delays on the day need not be here.
   */
  disrupted(now: Date): Promise<readonly FlightKey[]>;
};
