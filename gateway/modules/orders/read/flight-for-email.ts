import type { FlightData, FlightEnd } from '#gateway/ports/documents/receipt-data.ts';
import type {
  Airport,
  AirportMoment,
  DatedFlight,
} from '#gateway/ports/timetable/timetable.port.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { skyUnder } from '#schema/rules/sky/sky-name.ts';
import { sunAt } from '#schema/rules/sky/sun.ts';

/** Airports say "Terminal 2" of the timetable's `T2`. */
const terminalNumber = (terminal: string): string => terminal.replace(/^T(?=\d)/, '');

const endAt = (
  { code, city, cityCode, name, terminal, latitude, longitude }: Airport,
  { instant }: AirportMoment,
  locale: Locale,
): FlightEnd => ({
  code,
  city: city[locale],
  cityCode,
  sky: skyUnder(sunAt(instant.getTime(), latitude, longitude)),
  airport: name[locale],
  terminal: terminal && terminalNumber(terminal),
});

/** A flight as documents show it, its places named in the document's language. */
export const flightForEmail = (flight: DatedFlight, locale: Locale): FlightData => ({
  flightNumber: flight.flightNumber,
  origin: endAt(flight.origin, flight.departure, locale),
  destination: endAt(flight.destination, flight.arrival, locale),
  departure: { instant: flight.departure.instant, zone: flight.departure.zone },
  arrival: { instant: flight.arrival.instant, zone: flight.arrival.zone },
  durationMinutes: flight.blockMinutes,
});
