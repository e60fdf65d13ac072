import type { OverviewAirportFragment } from './overview-airport.gen.ts';

type Place = Pick<OverviewAirportFragment, 'cityCode' | 'country'>;

/** How large the network is. */
export const countNetwork = (airports: readonly Place[]) => ({
  airports: airports.length,
  cities: new Set(airports.map(({ cityCode }) => cityCode)).size,
  countries: new Set(airports.map(({ country }) => country)).size,
});
