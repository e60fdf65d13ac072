import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import type { ExtrasStandingFragment } from './extras-standing.gen.ts';

/** What coupons pay of an order, and which; nothing where there are none. */
export function PaidByCoupons({ order }: { order: ExtrasStandingFragment }) {
  const { benefitCoupons, couponDiscount } = order;
  if (benefitCoupons.length === 0) return null;
  return (
    <Box marginTop="2" display="flex" gap="4" justifyContent="space-between">
      <Box minWidth="0">
        <FormattedMessage id="trips-extras-order.covered" />
        {benefitCoupons.map(({ id, name, number }) => (
          <Span key={id} display="block" color="fg.muted" textStyle="small">
            {name} <PrintedCode>{number}</PrintedCode>
          </Span>
        ))}
      </Box>
      <Span whiteSpace="nowrap">
        <Money value={couponDiscount} />
      </Span>
    </Box>
  );
}
