import { useIntl } from 'react-intl';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import type { BrandOfTrip } from './by-brand.ts';

type BrandHeadingProps = BrandOfTrip & { tripType: TripType };

/** A fare with the bounds that it was bought for. */
export function BrandHeading({ brand, bounds, tripType }: BrandHeadingProps) {
  const intl = useIntl();
  const brandName = useBrandName();
  const label = useBoundLabel();
  const where = intl.formatList(
    bounds.map(({ index }) => label(tripType, index)),
    { type: 'conjunction', style: 'narrow' },
  );
  return (
    <p>
      <strong>{brandName(brand)}</strong> · {where}
    </p>
  );
}
