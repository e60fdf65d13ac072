import type { Place } from './place.ts';

/** Places under one heading: those chosen lately, or a country or region by its ISO code. */
export type PlaceGroup = {
  readonly heading: 'RECENT' | (string & {});
  readonly places: readonly Place[];
};

/** Puts places under their countries and regions; the one with the likeliest place comes first. */
export const groupPlaces = (places: readonly Place[]): PlaceGroup[] =>
  [...Map.groupBy(places, (place) => place.country)].map(([heading, inCountry]) => ({
    heading,
    places: inCountry,
  }));

/** The list before anything is typed: the places chosen lately, then all others under their countries. */
export const browsePlaces = (
  places: readonly Place[],
  recentCodes: readonly string[],
): PlaceGroup[] => {
  const recent = recentCodes.flatMap((code) => places.find((place) => place.code === code) ?? []);
  const groups = groupPlaces(places.filter((place) => !recent.includes(place)));
  return recent.length > 0 ? [{ heading: 'RECENT', places: recent }, ...groups] : groups;
};
