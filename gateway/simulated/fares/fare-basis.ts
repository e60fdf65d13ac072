import type { FareQuestion } from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { factorsOf, stepOf } from './base-fare.ts';

/** The booking class of a brand at each step of the load: what is sold first is cheapest. */
const CLASSES: Record<FareBrandCode, string> = {
  LITE: 'QTVNL',
  STANDARD: 'KHMUW',
  FLEX: 'BBBYY',
  BUSINESS: 'IIDDR',
  BUSINESS_FLEX: 'CCJJJ',
};

const MARKS: Record<FareBrandCode, string> = {
  LITE: 'LT',
  STANDARD: 'ST',
  FLEX: 'FX',
  BUSINESS: 'BS',
  BUSINESS_FLEX: 'BF',
};

/** The booking class (RBD) of one flight of the bound. */
export const bookingClass = (flight: DatedFlight, question: FareQuestion): string =>
  CLASSES[question.brand].charAt(stepOf(flight, question));

/** Booking class, season, brand, one way or round trip, country of departure: `QLLTOWCN`. */
export function fareBasisCode(flight: DatedFlight, question: FareQuestion): string {
  const way = question.roundTrip ? 'RT' : 'OW';
  const country = question.flights[0]?.origin.country ?? '';
  return `${bookingClass(flight, question)}${factorsOf(flight).season}${MARKS[question.brand]}${way}${country}`;
}
