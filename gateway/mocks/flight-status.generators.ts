import { segmentAt } from './flights.generators.ts';
import type { TypeGenerator } from './generator.ts';
import { momentAt } from './places.ts';

const MINUTE_MILLISECONDS = 60_000;
const FIVE_MINUTES = 5 * MINUTE_MILLISECONDS;

/** A flight that is in the air, a little late. */
const flightStatus: TypeGenerator = (dice, now) => {
  const minutes = (count: number) => count * MINUTE_MILLISECONDS;
  const left = Math.floor((now.getTime() - minutes(dice.between(40, 80))) / FIVE_MINUTES);
  const segment = segmentAt(dice, new Date(left * FIVE_MINUTES));
  const { departure, arrival, destination, durationMinutes } = segment;
  const late = dice.between(1, 40);
  const after = ({ instant, zone }: typeof departure, more: number) =>
    momentAt(new Date(instant.getTime() + minutes(more)), zone);
  const minutesFlown =
    Math.floor((now.getTime() - departure.instant.getTime()) / minutes(1)) - late;
  const minutesLeft = Math.max(1, durationMinutes - minutesFlown);
  const gate = String(dice.between(4, 60));
  return {
    segment,
    date: departure.local.slice(0, 10),
    asOf: now,
    state: 'AIRBORNE',
    punctuality: late < 15 ? 'ON_TIME' : 'DELAYED',
    reason: late < 15 ? null : 'AIR_TRAFFIC_FLOW',
    registration: `B-30${dice.pick(['A', 'C', 'F'])}${dice.between(1, 9)}`,
    inbound: null,
    departure: {
      scheduled: departure,
      estimated: null,
      actual: after(departure, late),
      takeOff: after(departure, late + 12),
      delayMinutes: late,
      terminal: 'T1',
      gate,
      countersOpenAt: after(departure, -180),
      boardingAt: after(departure, late - 40),
      counters: 'J–M',
      previousGate: null,
    },
    arrival: {
      airport: destination,
      diverted: false,
      scheduled: arrival,
      actual: null,
      landing: null,
      estimated: after(arrival, late),
      delayMinutes: late,
      terminal: 'T2',
      gate: null,
      belt: null,
    },
    progress: {
      permille: Math.floor((minutesFlown * 1000) / (minutesFlown + minutesLeft)),
      minutesFlown,
      minutesLeft,
    },
    lastChange: { kind: 'AIRBORNE', at: after(departure, late + 12).instant },
  };
};

/** Flights of today, whose times, delays and progress are consistent. */
export const flightStatusGenerators: Record<string, TypeGenerator> = { FlightStatus: flightStatus };
