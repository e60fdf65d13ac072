import { useIntl } from 'react-intl';
import type { FareBrandNameFragment } from './fare-brand-name.gen.ts';

/** The name of a fare brand with its cabin: "Economy Flex". Texts: `fare-conditions`. */
export function useBrandName(): (brand: Pick<FareBrandNameFragment, 'code'>) => string {
  const intl = useIntl();
  return ({ code }) => intl.formatMessage({ id: 'fare-conditions.brand' }, { code });
}
