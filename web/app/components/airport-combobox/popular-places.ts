import { BRAND } from '#schema/codes/base/brand.ts';
import type { Place } from './place.ts';

/** The cities that most passengers fly from and to, by their IATA codes, in that order. */
const POPULAR_CITIES = new Set([BRAND.cityCode, 'TYO', 'HKG', 'OSA', 'BKK', 'SIN', 'LON']);

/**
 * The popular places among those that can be chosen: of each city all of its airports, or its only
 * one.
 */
export const popularPlaces = (places: readonly Place[]): Place[] =>
  [...POPULAR_CITIES].flatMap((city) => places.find(({ cityCode }) => cityCode === city) ?? []);

/** The places without those of the city at the other end of the bound. */
export const withoutCity = (places: readonly Place[], city: string | undefined): Place[] =>
  places.filter(({ cityCode }) => cityCode !== city);

/**
 * The same places, those of the city at the other end of the bound last: it can hardly be meant.
 */
export const withCityLast = (places: readonly Place[], city: string | undefined): Place[] => [
  ...withoutCity(places, city),
  ...places.filter(({ cityCode }) => cityCode === city),
];
