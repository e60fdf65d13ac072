import type { NetworkAirportFragment } from './network-airport.gen.ts';

type Place = Pick<NetworkAirportFragment, 'cityCode' | 'country'>;

/** How large the network is. */
export const countNetwork = (airports: readonly Place[]) => ({
  airports: airports.length,
  cities: new Set(airports.map(({ cityCode }) => cityCode)).size,
  countries: new Set(airports.map(({ country }) => country)).size,
});
