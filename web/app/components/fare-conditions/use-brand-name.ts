import { useIntl } from 'react-intl';
import type { FareBrandNameFragment } from './fare-brand-name.gen.ts';

const BRANDS = {
  LITE: 'fare-conditions.brand.lite',
  STANDARD: 'fare-conditions.brand.standard',
  FLEX: 'fare-conditions.brand.flex',
  BUSINESS: 'fare-conditions.brand.business',
  BUSINESS_FLEX: 'fare-conditions.brand.businessFlex',
} as const satisfies Record<FareBrandNameFragment['code'], string>;

/** The name of a fare brand with its cabin: "Economy Flex". Texts: `fare-conditions`. */
export function useBrandName(): (brand: Pick<FareBrandNameFragment, 'code'>) => string {
  const intl = useIntl();
  return ({ code }) => intl.formatMessage({ id: BRANDS[code] });
}
