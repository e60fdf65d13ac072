import type { RouteKind } from '#schema/codes/flights/route-kinds.ts';

/**
 * Where a segment starts and ends: country or region, ISO alpha-2, in which HK, MO and TW stand for
 * themselves.
 */
export type SegmentCountries = {
  readonly originCountry: string;
  readonly destinationCountry: string;
};

function kindOf({ originCountry, destinationCountry }: SegmentCountries): RouteKind {
  const ends = [originCountry, destinationCountry];
  if (ends.some((country) => !['CN', 'HK', 'MO', 'TW'].includes(country))) return 'INTERNATIONAL';
  if (ends.includes('TW')) return 'TAIWAN';
  return ends.every((country) => country === 'CN') ? 'DOMESTIC' : 'HONG_KONG_MACAO';
}

/**
 * The kinds of border that a trip's documents must serve. Where one is international it decides
 * alone, and a domestic segment asks for nothing more than the border after it.
 */
export function routeKindsOf(segments: readonly SegmentCountries[]): RouteKind[] {
  const kinds = new Set(segments.map(kindOf));
  if (kinds.has('INTERNATIONAL')) return ['INTERNATIONAL'];
  if (kinds.size > 1) kinds.delete('DOMESTIC');
  return [...kinds];
}
