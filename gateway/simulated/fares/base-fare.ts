import type { FareQuestion } from '#gateway/ports/fares/fares.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKind } from '#gateway/ports/timetable/timetable.port.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { dayNumber } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import {
  dayFactor,
  daysAheadFactor,
  loadFactor,
  loadStep,
  type Season,
  seasonLetter,
  weekdayFactor,
} from './demand.ts';
import { chance, permille, permilles } from './permille.ts';

/**
 * Yuan to begin with, and fen a kilometre: what a seat costs on an ordinary day, in Economy
 * Standard.
 */
const TARIFF: Record<FlightKind, { yuan: number; fenPerKm: number }> = {
  DOMESTIC: { yuan: 190, fenPerKm: 52 },
  REGIONAL: { yuan: 320, fenPerKm: 55 },
  LONG_HAUL: { yuan: 700, fenPerKm: 38 },
};

const BRAND_FACTORS: Record<FareBrandCode, Record<FlightKind, number>> = {
  LITE: { DOMESTIC: 860, REGIONAL: 820, LONG_HAUL: 840 },
  STANDARD: { DOMESTIC: 1000, REGIONAL: 1000, LONG_HAUL: 1000 },
  FLEX: { DOMESTIC: 1380, REGIONAL: 1450, LONG_HAUL: 1420 },
  BUSINESS: { DOMESTIC: 2600, REGIONAL: 2800, LONG_HAUL: 3400 },
  BUSINESS_FLEX: { DOMESTIC: 3200, REGIONAL: 3500, LONG_HAUL: 4300 },
};

/** Half of a round trip abroad, of a single. */
const ROUND_TRIP_FACTOR = 900;
/** What the shorter flights of a connection add to the price of the dearest. */
const FEEDER_FACTOR = 350;
const ROUNDING_FEN = 1000;

const roundUp = (fen: number) => Math.ceil(fen / ROUNDING_FEN) * ROUNDING_FEN;

/**
 * Early and late flights are cheaper, and no two days are alike: from 92 to 106 % of the tariff.
 */
function status(flight: DatedFlight): number {
  const hour = Number(flight.departure.local.slice(11, 13));
  const convenient = hour >= 8 && hour < 20 ? 1020 : 960;
  return permille(convenient, 960 + (chance(flightId(flight)) % 81));
}

type OwnFactors = {
  readonly dayNumber: number;
  readonly season: Season;
  readonly day: number;
  readonly weekday: number;
  readonly status: number;
};
const kept = new WeakMap<DatedFlight, OwnFactors>();

/** What a flight does to all of its prices, cached for as long as the timetable holds it. */
export function factorsOf(flight: DatedFlight): OwnFactors {
  const known = kept.get(flight);
  if (known) return known;
  const { date } = flight;
  const made = {
    dayNumber: dayNumber(date),
    season: seasonLetter(date),
    day: dayFactor(date),
    weekday: weekdayFactor(date),
    status: status(flight),
  };
  kept.set(flight, made);
  return made;
}

/** How full the cabin is that a brand flies in, as `loadStep` counts. */
export function stepOf(flight: DatedFlight, question: FareQuestion): number {
  const { cabin } = FARE_BRAND_DATA[question.brand];
  return loadStep(question.seatsLeft(flight, cabin), flight.aircraft.seats[cabin]);
}

function sectorFare(flight: DatedFlight, question: FareQuestion): number {
  const { yuan, fenPerKm } = TARIFF[flight.kind];
  const own = factorsOf(flight);
  const daysAhead = own.dayNumber - dayNumber(localDay(question.now, flight.origin.zone));
  return permilles(yuan * 100 + flight.distanceKm * fenPerKm, [
    BRAND_FACTORS[question.brand][flight.kind],
    own.day,
    own.weekday,
    daysAheadFactor(daysAhead),
    loadFactor(stepOf(flight, question)),
    own.status,
  ]);
}

/**
 * The base fare of one adult for one bound, in minor units, rounded up to ten yuan: by distance,
 * brand, season, weekday, days ahead and what is left; half of a round trip abroad is a tenth
 * cheaper.
 */
export function adultFare(question: FareQuestion): number {
  const sectors = question.flights
    .map((flight) => sectorFare(flight, question))
    .sort((a, b) => b - a);
  const [dearest = 0, ...others] = sectors;
  const through = others.reduce((sum, fare) => sum + permille(fare, FEEDER_FACTOR), dearest);
  const abroad = question.flights.some(({ kind }) => kind !== 'DOMESTIC');
  return roundUp(question.roundTrip && abroad ? permille(through, ROUND_TRIP_FACTOR) : through);
}
