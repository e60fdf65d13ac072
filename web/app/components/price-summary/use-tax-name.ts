import { useIntl } from 'react-intl';

/**
 * What a tax code means, in the user's language; "Tax or charge" for one that has no name here.
 * Texts: `price-summary`.
 */
export function useTaxName(): (code: string) => string {
  const intl = useIntl();
  return (code) => intl.formatMessage({ id: 'price-summary.tax' }, { code });
}
