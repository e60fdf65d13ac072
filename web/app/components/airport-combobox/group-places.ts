import type { Place } from './place.ts';
import { popularPlaces } from './popular-places.ts';

/** Places under one heading: recent ones, popular ones, or a country or region by its ISO code. */
export type PlaceGroup = {
  readonly heading: 'RECENT' | 'POPULAR' | (string & {});
  readonly places: readonly Place[];
};

/** Groups places by country and region; the one with the likeliest place comes first. */
export const groupPlaces = (places: readonly Place[]): PlaceGroup[] =>
  [...Map.groupBy(places, (place) => place.country)].map(([heading, inCountry]) => ({
    heading,
    places: inCountry,
  }));

/**
 * How a list without a search text is ordered: `isHome` comes first, then names in the order of the
 * user's language.
 */
export type BrowseOrder = {
  readonly isHome: (place: Place) => boolean;
  readonly regionName: (country: string) => string;
  readonly compare: (a: string, b: string) => number;
};

/**
 * The list before anything is typed: recent places, popular ones, then all others under their
 * countries.
 */
export function browsePlaces(
  places: readonly Place[],
  recentCodes: readonly string[],
  { isHome, regionName, compare }: BrowseOrder,
): PlaceGroup[] {
  const recent = recentCodes.flatMap((code) => places.find((place) => place.code === code) ?? []);
  const popular = popularPlaces(places).filter((place) => !recent.includes(place));
  const homeFirst = (a: Place, b: Place) => Number(isHome(b)) - Number(isHome(a));
  const homes = new Set(places.filter(isHome).map((place) => place.country));
  const sorted = places
    .filter((place) => !recent.includes(place) && !popular.includes(place))
    .toSorted((a, b) => homeFirst(a, b) || compare(a.city, b.city));
  const groups = groupPlaces(sorted).sort(
    (a, b) =>
      Number(homes.has(b.heading)) - Number(homes.has(a.heading)) ||
      compare(regionName(a.heading), regionName(b.heading)),
  );
  return [
    { heading: 'RECENT', places: recent },
    { heading: 'POPULAR', places: popular },
    ...groups,
  ].filter(({ places: inGroup }) => inGroup.length > 0);
}
