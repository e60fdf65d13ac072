import type { BookedTripFragment } from './booked-trip.gen.ts';

type Bound = BookedTripFragment['bounds'][number];

export type BrandOfTrip = { readonly brand: Bound['brand']; readonly bounds: readonly Bound[] };

/** The fares of a trip in the order they are flown, each with the bounds that it was bought for. */
export function byBrand(bounds: readonly Bound[]): BrandOfTrip[] {
  const codes = [...new Set(bounds.map(({ brand }) => brand.code))];
  return codes.flatMap((code) => {
    const own = bounds.filter(({ brand }) => brand.code === code);
    return own[0] ? [{ brand: own[0].brand, bounds: own }] : [];
  });
}
