import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';

/** What to quote to customer service after a fault. */
export const FaultReference = ({ reference }: { reference: string }) => (
  <FormattedMessage id="shell.error.reference" values={{ phone: BRAND.phone.display, reference }} />
);
