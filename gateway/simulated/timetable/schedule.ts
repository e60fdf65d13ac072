import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import { distanceKm, eastward } from '#gateway/ports/timetable/great-circle.ts';
import type { Airport, FlightKind } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { zoneOffsetMinutes } from '#schema/rules/base/time.ts';
import { AIRCRAFT } from './aircraft.data.ts';
import { airport } from './airports.ts';
import { DOMESTIC } from './routes/domestic.data.ts';
import { LONG_HAUL } from './routes/long-haul.data.ts';
import { REGIONAL } from './routes/regional.data.ts';
import type { Rotation } from './routes/rotation.ts';
import type { Season } from './season.ts';

/** Taxiing, climbing and waiting, which a distance at cruising speed leaves out. */
const GROUND_AND_CLIMB_MINUTES = 35;
/** Airways are longer than the great circle, by this much. */
const DETOUR = 1.06;
/**
 * The westerlies blow where the middle of the way lies between these latitudes; elsewhere hardly at
 * all.
 */
const WESTERLIES = { from: 25, to: 65, kmh: 55, elsewhereKmh: 12 };

const roundUpToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/** From gate to gate in minutes, in fives; flying east is quicker than flying west. */
function blockMinutes(from: Airport, to: Airport, aircraft: Aircraft): number {
  const middle = Math.abs(from.latitude + to.latitude) / 2;
  const windy = middle >= WESTERLIES.from && middle <= WESTERLIES.to;
  const wind = (windy ? WESTERLIES.kmh : WESTERLIES.elsewhereKmh) * eastward(from, to);
  const hours = (distanceKm(from, to) * DETOUR) / (aircraft.cruiseKmh + wind);
  return roundUpToFive(hours * 60 + GROUND_AND_CLIMB_MINUTES);
}

/** A flight as a timetable prints it: valid in a season, on days of the week, at local times. */
export type ScheduledFlight = {
  readonly flightNumber: string;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly aircraft: Aircraft;
  /** Minutes after local midnight at the origin. */
  readonly departsMinute: number;
  readonly blockMinutes: number;
  readonly distanceKm: number;
  readonly kind: FlightKind;
  /** ISO weekdays of the local day of departure. */
  readonly days: ReadonlySet<number>;
  readonly season: Season | 'ALL';
};

const DAY_MINUTES = 24 * 60;
/** Times of return are fixed local times, so they are laid out on the clocks of winter. */
const WINTER_DAY = new Date('2026-01-15T00:00:00Z');
const LONG_HAUL_FROM_KM = 5000;
const TURNAROUND_MINUTES: Record<FlightKind, number> = {
  DOMESTIC: 55,
  REGIONAL: 75,
  LONG_HAUL: 120,
};

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function known(code: string): Airport {
  const found = airport(code);
  if (!found) throw new Error(`the timetable names an airport without data: ${code}`);
  return found;
}

function kindOf(from: Airport, to: Airport): FlightKind {
  if (from.country === to.country) return 'DOMESTIC';
  return distanceKm(from, to) < LONG_HAUL_FROM_KM ? 'REGIONAL' : 'LONG_HAUL';
}

const weekdays = (days: string, shift: number): ReadonlySet<number> =>
  new Set([...days].map((day) => ((Number(day) - 1 + shift) % 7) + 1));

const flight = (
  rotation: Rotation,
  leg: { number: number; from: Airport; to: Airport; minute: number },
): ScheduledFlight => ({
  flightNumber: `${BRAND.carrierCode}${leg.number}`,
  origin: leg.from,
  destination: leg.to,
  aircraft: AIRCRAFT[rotation.aircraft],
  departsMinute: leg.minute % DAY_MINUTES,
  blockMinutes: blockMinutes(leg.from, leg.to, AIRCRAFT[rotation.aircraft]),
  distanceKm: distanceKm(leg.from, leg.to),
  kind: kindOf(leg.from, leg.to),
  days: weekdays(rotation.days, Math.floor(leg.minute / DAY_MINUTES)),
  season: rotation.season,
});

/**
 * Local minute of the return, counted from the local midnight of the day on which the aircraft left
 * the hub.
 */
function returnMinute(rotation: Rotation, out: ScheduledFlight): number {
  const offset = (place: Airport) => zoneOffsetMinutes(WINTER_DAY, place.zone);
  const lands = out.departsMinute + out.blockMinutes + offset(out.destination) - offset(out.origin);
  const ready = Math.ceil((lands + TURNAROUND_MINUTES[out.kind]) / 5) * 5;
  if (!rotation.returns) return ready;
  const wanted = minuteOf(rotation.returns);
  return wanted + Math.max(0, Math.ceil((ready - wanted) / DAY_MINUTES)) * DAY_MINUTES;
}

function thereAndBack(rotation: Rotation): ScheduledFlight[] {
  const [from, to] = [known(rotation.hub), known(rotation.to)];
  const out = flight(rotation, {
    number: rotation.number,
    from,
    to,
    minute: minuteOf(rotation.departs),
  });
  const minute = returnMinute(rotation, out);
  return [out, flight(rotation, { number: rotation.number + 1, from: to, to: from, minute })];
}

/** The weekly timetable of both seasons. */
export const SCHEDULE: readonly ScheduledFlight[] = [
  ...DOMESTIC,
  ...REGIONAL,
  ...LONG_HAUL,
].flatMap(thereAndBack);
