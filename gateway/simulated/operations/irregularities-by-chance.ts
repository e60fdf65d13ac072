import { distanceKm } from '#gateway/ports/timetable/great-circle.ts';
import type { Airport, DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { otherGate } from './gates.ts';
import type { Irregularity } from './irregularity.ts';
import { seededDraw } from './seeded-draw.ts';

/** Of a thousand flights. A few more are late because their aircraft is. */
const LATE = 90;
const CANCELLED = 10;
const DIVERTED = 2;
const MOVED_TO_ANOTHER_GATE = 40;

/** How often each occurs. */
const WHY_LATE = [
  'AIR_TRAFFIC_FLOW',
  'AIR_TRAFFIC_FLOW',
  'AIR_TRAFFIC_FLOW',
  'WEATHER',
  'WEATHER',
  'GROUND_HANDLING',
  'GROUND_HANDLING',
  'TECHNICAL',
  'TECHNICAL',
  'AIRPORT',
  'PASSENGERS_AND_BAGGAGE',
  'SECURITY',
  'CREW',
  'CARGO',
] as const satisfies readonly DelayReason[];
const WHY_CANCELLED = ['WEATHER', 'TECHNICAL', 'AIR_TRAFFIC_FLOW', 'CREW'] as const;
const WHY_DIVERTED = ['WEATHER', 'WEATHER', 'AIRPORT'] as const;

const HOUR = 60;

/** The nearest airport that the airline knows, in the same country where there is one. */
export function alternateOf({ destination, origin }: DatedFlight, airports: readonly Airport[]) {
  const others = airports.filter(({ code }) => code !== destination.code && code !== origin.code);
  const near = others.filter(({ country }) => country === destination.country);
  return (near.length > 0 ? near : others).toSorted(
    (a, b) => distanceKm(a, destination) - distanceKm(b, destination),
  )[0];
}

/** What chance lets go wrong with a flight: most often nothing. */
export function irregularitiesByChance(
  flight: DatedFlight,
  airports: readonly Airport[],
): Irregularity[] {
  const lot = seededDraw(flight);
  const before = (about: string, first: number, last: number) =>
    addMinutes(flight.departure.instant, -lot.between(about, first, last));
  if (lot.isAmong('cancelled', CANCELLED))
    return [
      {
        kind: 'CANCELLATION',
        announcedAt: before('cancelled when', 3 * HOUR, 16 * HOUR),
        reason: lot.pick('cancelled why', WHY_CANCELLED),
      },
    ];
  const found: Irregularity[] = [];
  if (lot.isAmong('late', LATE))
    found.push({
      kind: 'DELAY',
      announcedAt: before('late when', 35, 3 * HOUR),
      // Most are short: the smaller of two random numbers.
      minutes: Math.min(lot.between('how late', 20, 180), lot.between('how late again', 20, 240)),
      reason: lot.pick('late why', WHY_LATE),
    });
  if (lot.isAmong('gate', MOVED_TO_ANOTHER_GATE))
    found.push({
      kind: 'GATE_CHANGE',
      announcedAt: before('gate when', 50, 110),
      gate: otherGate(flight),
    });
  const instead = lot.isAmong('diverted', DIVERTED) && alternateOf(flight, airports);
  if (instead)
    found.push({
      kind: 'DIVERSION',
      announcedAt: addMinutes(flight.arrival.instant, -lot.between('diverted when', 35, 50)),
      airport: instead.code,
      reason: lot.pick('diverted why', WHY_DIVERTED),
    });
  return found;
}
