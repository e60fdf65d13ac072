import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Airport } from '#gateway/ports/timetable/timetable.port.ts';
import type { BoundQuestion } from './bound-question.ts';
import type { SearchSources } from './flight-search.service.ts';

/** The search for one adult in economy, as lowest fares are told. */
export const adultQuestion = (
  { timetable, fares }: Pick<SearchSources, 'timetable' | 'fares'>,
  [origins, destinations]: readonly [readonly Airport[], readonly Airport[]],
  seatsLeft: SeatsLeft,
  now: Date,
): BoundQuestion => ({
  timetable,
  fares,
  seatsLeft,
  now,
  origins: origins.map(({ code }) => code),
  destinations: destinations.map(({ code }) => code),
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'ECONOMY',
  roundTrip: false,
  notBefore: null,
  after: null,
});

interface CacheLimits {
  readonly milliseconds: number;
  /** So many answers are remembered, the last ones found. */
  readonly most: number;
}

/** Remembers what was found for some time of the airline's clock; what failed is found again. */
export function createLowestFareCache<Found>({ milliseconds, most }: CacheLimits) {
  const cached = new Map<string, { readonly until: number; readonly found: Promise<Found> }>();
  return (key: string, now: Date, find: () => Promise<Found>): Promise<Found> => {
    const known = cached.get(key);
    const left = (known?.until ?? 0) - now.getTime();
    // the clock of the demo also goes back
    if (known && left > 0 && left <= milliseconds) return known.found;
    const found = find();
    found.catch(() => cached.delete(key));
    cached.delete(key);
    cached.set(key, { until: now.getTime() + milliseconds, found });
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    return found;
  };
}
