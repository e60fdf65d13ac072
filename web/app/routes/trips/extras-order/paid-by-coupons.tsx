import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import type { ExtrasStandingFragment } from './extras-status.gen.ts';

/** What coupons pay of an order, and which; nothing where there are none. */
export function PaidByCoupons({ order }: { order: ExtrasStandingFragment }) {
  const { extraCoupons, couponDiscount } = order;
  if (extraCoupons.length === 0) return null;
  return (
    <Box marginTop="2" display="flex" gap="4" justifyContent="space-between">
      <Box minWidth="0">
        <FormattedMessage id="trips-extras-order.covered" />
        {extraCoupons.map(({ id, name, number }) => (
          <Muted as="span" block key={id}>
            {name} <PrintedCode>{number}</PrintedCode>
          </Muted>
        ))}
      </Box>
      <Span whiteSpace="nowrap">
        <Money value={couponDiscount} />
      </Span>
    </Box>
  );
}
