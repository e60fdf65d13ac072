import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import type { FlightState } from '#schema/codes/orders/states.ts';
import {
  delayMinutes,
  type FlightPunctuality,
  punctualityOf,
} from '#schema/rules/flights/flight-delay.ts';
import { type FlightProgress, flightProgress } from '#schema/rules/flights/flight-progress.ts';
import { counterTimes, flightState, gateTimes } from '#schema/rules/flights/flight-state.ts';

/** One flight on one day as operations control knows it, and what the rules say of that. */
export type FlightStatus = FlightOperation & {
  readonly state: FlightState;
  readonly punctuality: FlightPunctuality | null;
  readonly departureDelay: number | null;
  readonly arrivalDelay: number | null;
  readonly countersOpenAt: Date;
  readonly boardingAt: Date;
  readonly progress: FlightProgress;
};

const instantIn = (moment: { readonly instant: Date } | null): Date | null =>
  moment?.instant ?? null;

/** Reads the rules' answers from what operations control knows. */
export function flightStatus(operation: FlightOperation): FlightStatus {
  const { flight, departure, arrival, cancelled, knownAt } = operation;
  const offBlock = instantIn(departure.offBlock);
  const onBlock = instantIn(arrival.onBlock);
  const { countersOpenMinutes } = flight.origin.ground;
  const scheduledDeparture = flight.departure.instant;
  const expectedDeparture = departure.estimated?.instant ?? scheduledDeparture;
  const state = flightState(
    {
      scheduledDeparture,
      expectedDeparture,
      countersOpenMinutes,
      offBlock,
      takeOff: instantIn(departure.takeOff),
      landing: instantIn(arrival.landing),
      onBlock,
      cancelled,
      diverted: arrival.diverted,
    },
    knownAt,
  );
  const departureDelay = delayMinutes(scheduledDeparture, {
    actual: offBlock,
    estimated: instantIn(departure.estimated),
  });
  const arrivalDelay = arrival.diverted
    ? null
    : delayMinutes(flight.arrival.instant, {
        actual: onBlock,
        estimated: instantIn(arrival.estimated),
      });
  return {
    ...operation,
    state,
    departureDelay,
    arrivalDelay,
    punctuality: arrival.diverted ? null : punctualityOf(offBlock ? arrivalDelay : departureDelay),
    countersOpenAt: counterTimes(scheduledDeparture, countersOpenMinutes).open,
    boardingAt: gateTimes(expectedDeparture).boarding,
    progress: flightProgress(
      { offBlock, onBlock, expectedArrival: instantIn(arrival.estimated) },
      knownAt,
    ),
  };
}
