import type { FlightFilter, FlightSort, TimeBand } from '#web/app/apollo/schema-types.gen.ts';

/** How the list of flights is ordered and narrowed, as in the page's address. */
export type ListOptions = {
  readonly sort: FlightSort;
  readonly isDirectOnly: boolean;
  readonly times: readonly TimeBand[];
};

export const SORTS = ['RECOMMENDED', 'PRICE', 'DEPARTURE', 'ARRIVAL', 'DURATION'] as const;
export const TIME_BANDS = ['NIGHT', 'MORNING', 'AFTERNOON', 'EVENING'] as const;

const NAMES = ['sort', 'stops', 'time'] as const;

/** Reads them; what is malformed or hostile counts as not said. */
export const readListOptions = (params: URLSearchParams): ListOptions => ({
  sort: SORTS.find((sort) => sort.toLowerCase() === params.get('sort')) ?? 'RECOMMENDED',
  isDirectOnly: params.get('stops') === '0',
  times: TIME_BANDS.filter((band) => params.getAll('time').includes(band.toLowerCase())),
});

/** The same address with these options, and none of the default ones. */
export function withListOptions(params: URLSearchParams, options: ListOptions): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  if (options.sort !== 'RECOMMENDED') next.set('sort', options.sort.toLowerCase());
  if (options.isDirectOnly) next.set('stops', '0');
  for (const band of options.times) next.append('time', band.toLowerCase());
  return next;
}

/** What the API is asked to leave out; null when nothing is. */
export const filterOf = ({ isDirectOnly, times }: ListOptions): FlightFilter | null =>
  isDirectOnly || times.length > 0
    ? {
        ...(isDirectOnly ? { maxTransfers: 0 } : {}),
        ...(times.length > 0 ? { departureTimes: [...times] } : {}),
      }
    : null;
