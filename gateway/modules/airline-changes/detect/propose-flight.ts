import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';

/** What a flight in the place of another one has to fit between. */
export type Gap = {
  /** It leaves after this instant. */
  readonly after: Date;
  /** It lands before this instant; null where nothing follows. */
  readonly before: Date | null;
  readonly seats: number;
};

/** Direct flights of a route from a day on, in the order of departure. */
const candidates = (
  { timetable }: Pick<AirlineChangeSources, 'timetable'>,
  { origin, destination, departureDate }: OrderSegment,
): DatedFlight[] =>
  Array.from({ length: LIMITS.freeDateChangeDays + 1 }, (_, days) => days)
    .flatMap((days) => timetable.journeys(origin, destination, addDays(departureDate, days)))
    .flatMap(({ flights }) => (flights.length === 1 ? flights : []));

/**
 * The next flight of the same route and cabin with seats for those concerned (RULES 8.25); null where there is none within the free
 * days.
 */
export const proposeFlight = async (
  sources: Pick<AirlineChangeSources, 'timetable' | 'operations' | 'seatsLeft'>,
  segment: OrderSegment,
  { after, before, seats }: Gap,
  now: Date,
): Promise<DatedFlight | null> => {
  const fits = ({ flightNumber, date, departure, arrival }: DatedFlight): boolean =>
    departure.instant > after &&
    (before === null || arrival.instant < before) &&
    !(flightNumber === segment.flightNumber && date === segment.departureDate);
  const fitting = candidates(sources, segment).filter(fits);
  const left = await sources.seatsLeft.now(fitting);
  const roomy = fitting.filter((flight) => left(flight, segment.cabin) >= seats);
  const operated = await sources.operations.of(roomy, now);
  const flown = operated.flatMap(({ cancelled, flight }) => (cancelled ? [] : [flight]));
  return flown.find(fits) ?? null;
};
