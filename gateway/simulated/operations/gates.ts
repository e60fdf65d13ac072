import type { Airport, DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { seededDraw } from './seeded-draw.ts';

/**
 * The gates of the simulated airports: a pier's letter where it has one, and how its numbers run.
 */
type Gates = { readonly pier: string; readonly first: number; readonly last: number };

/**
 * Where the airline parks at its hubs; elsewhere it has a few gates in the middle of the terminal.
 */
const GATES: Readonly<Record<string, Gates>> = {
  PVG: { pier: 'D', first: 66, last: 98 },
  SHA: { pier: '', first: 31, last: 62 },
  PEK: { pier: 'C', first: 12, last: 37 },
  HKG: { pier: '', first: 15, last: 40 },
  LHR: { pier: 'B', first: 32, last: 48 },
};
const ELSEWHERE: Gates = { pier: '', first: 4, last: 28 };

const gatesOf = ({ code }: Airport): Gates => GATES[code] ?? ELSEWHERE;

function gate(flight: DatedFlight, airport: Airport, about: string): string {
  const { pier, first, last } = gatesOf(airport);
  return `${pier}${seededDraw(flight).between(about, first, last)}`;
}

/** The gate a flight is given first. */
export const departureGate = (flight: DatedFlight): string => gate(flight, flight.origin, 'gate');

/** Another gate of the same airport. */
export function otherGate(flight: DatedFlight): string {
  const first = departureGate(flight);
  const other = gate(flight, flight.origin, 'other gate');
  if (other !== first) return other;
  const { pier, first: lowest, last } = gatesOf(flight.origin);
  const number = Number(first.slice(pier.length));
  return `${pier}${number === last ? lowest : number + 1}`;
}

export const arrivalGate = (flight: DatedFlight): string =>
  gate(flight, flight.destination, 'arrival gate');

/** Belts are numbered through the hall. */
export const belt = (flight: DatedFlight): string =>
  String(seededDraw(flight).between('belt', 1, flight.destination.hub ? 24 : 9));
