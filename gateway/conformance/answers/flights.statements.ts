import { unlessEqual } from '#gateway/conformance/fault.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { type Money, minMoney } from '#schema/rules/base/money.ts';
import { dayDifference, localDay, localTime, minutesBetween } from '#schema/rules/base/time.ts';
import {
  delayMinutes,
  type FlightPunctuality,
  punctualityOf,
} from '#schema/rules/flights/flight-delay.ts';
import { objectStatement } from './object-statement.ts';

type Moment = { readonly local: string; readonly zone: string; readonly instant: string };
type Place = { readonly zone: string };
type Flight = {
  readonly origin: Place;
  readonly destination: Place;
  readonly departure: Moment;
  readonly arrival: Moment;
  readonly durationMinutes: number;
};
type Way = {
  readonly segments: readonly unknown[];
  readonly departure: Moment;
  readonly arrival: Moment;
  readonly durationMinutes: number;
  readonly dayShift: number;
  readonly transfers: readonly { readonly durationMinutes: number }[];
};
type Event = {
  readonly scheduled: Moment;
  readonly estimated: Moment | null;
  readonly actual: Moment | null;
  readonly delayMinutes: number | null;
};
type Status = {
  readonly state: string;
  readonly punctuality: FlightPunctuality | null;
  readonly departure: Partial<Event>;
  readonly arrival: Partial<Event>;
};

const at = ({ instant }: Moment): Date => new Date(instant);
const unless = <Value>(should: Value, is: Value): Value | null => (should === is ? null : should);
const lasts = ({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number =>
  minutesBetween(at(departure), at(arrival));

/** Flights and their times, wherever they are met. */
export const FLIGHT_STATEMENTS: readonly Statement[] = [
  objectStatement<Moment>({
    name: 'the local time of a moment is what the clocks of its zone show at its instant',
    clause: 'RULES 1.6',
    type: 'Moment',
    fields: ['local', 'zone', 'instant'],
    expected: ({ local, zone, instant }) =>
      unless(`${localDay(new Date(instant), zone)}T${localTime(new Date(instant), zone)}`, local),
  }),
  objectStatement<Flight>({
    name: 'a flight leaves and arrives by the clocks of its airports',
    clause: 'RULES 1.6',
    type: 'FlightSegment',
    fields: ['origin.zone', 'destination.zone', 'departure.zone', 'arrival.zone'],
    expected: ({ origin, destination, departure, arrival }) =>
      origin.zone === departure.zone && destination.zone === arrival.zone
        ? null
        : { departure: origin.zone, arrival: destination.zone },
  }),
  objectStatement<Flight>({
    name: 'a flight lasts from its departure to its arrival',
    clause: 'schema/sdl/flights',
    type: /^(FlightSegment|Itinerary)$/,
    fields: ['departure.instant', 'arrival.instant', 'durationMinutes'],
    expected: (flight) => unless(lasts(flight), flight.durationMinutes),
  }),
  objectStatement<Way>({
    name: 'an arrival says how many days later it is by the clocks there',
    clause: 'RULES 11.6',
    type: 'Itinerary',
    fields: ['departure.instant', 'departure.zone', 'arrival.instant', 'arrival.zone', 'dayShift'],
    expected: ({ departure, arrival, dayShift }) =>
      unless(
        dayDifference(
          { instant: at(departure), zone: departure.zone },
          { instant: at(arrival), zone: arrival.zone },
        ),
        dayShift,
      ),
  }),
  objectStatement<Way>({
    name: 'between two flights of a bound there is a transfer, long enough to be made',
    clause: 'RULES 3.5',
    type: 'Itinerary',
    fields: ['segments', 'transfers.durationMinutes'],
    expected({ segments, transfers }) {
      const least = LIMITS.minimumConnectionMinutes.domestic;
      const isEnough = transfers.every(({ durationMinutes }) => durationMinutes >= least);
      return segments.length - 1 === transfers.length && isEnough
        ? null
        : `${segments.length - 1} transfers of ${least} minutes or more`;
    },
  }),
  objectStatement<{ fares: readonly { total: Money }[]; lowestTotal: Money }>({
    name: 'the lowest price of a flight is that of its cheapest fare',
    clause: 'schema/sdl/flights',
    type: 'FlightOption',
    fields: ['fares.total.currency', 'lowestTotal.currency'],
    expected({ fares, lowestTotal }) {
      const totals = fares.map(({ total }) => total);
      return totals.length > 0 ? unlessEqual(totals.reduce(minMoney), lowestTotal) : 'a fare';
    },
  }),
  objectStatement<Event>({
    name: 'a delay is the minutes from the schedule to the actual time, else to the estimate',
    clause: 'schema/sdl/flights',
    type: 'FlightDeparture',
    fields: ['scheduled.instant', 'estimated.instant', 'actual.instant', 'delayMinutes'],
    expected: ({ scheduled, estimated, actual, delayMinutes: said }) =>
      unless(
        delayMinutes(at(scheduled), {
          actual: actual && at(actual),
          estimated: estimated && at(estimated),
        }),
        said,
      ),
  }),
  objectStatement<Status>({
    name: 'a flight is late from so many minutes after schedule as RULES say, and on time before',
    clause: 'RULES 3.16',
    type: 'FlightStatus',
    fields: ['punctuality', 'departure.delayMinutes', 'departure.actual', 'arrival.delayMinutes'],
    expected({ punctuality, departure, arrival }) {
      if (punctuality === null || departure.delayMinutes === undefined) return null;
      const by = departure.actual ? arrival.delayMinutes : departure.delayMinutes;
      return by === undefined || by === null ? null : unless(punctualityOf(by), punctuality);
    },
  }),
];
