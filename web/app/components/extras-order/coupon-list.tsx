import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import type { ExtraCouponLineFragment } from './extra-coupon-line.gen.ts';

const TONES = {
  AVAILABLE: 'success',
  FROZEN: 'warning',
  USED: 'neutral',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
} as const satisfies Record<ExtraCouponLineFragment['state'], string>;

/**
 * Coupons with what they are for, the number that counters read, and until when they are valid.
 * Texts: `extras-order`.
 */
export function CouponList({ coupons }: { coupons: readonly ExtraCouponLineFragment[] }) {
  return (
    <List gap="4">
      {coupons.map(({ id, number, name, state, validUntil }) => (
        <Box
          as="li"
          key={id}
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          rowGap="1"
          justifyContent="space-between"
        >
          <Box minWidth="0">
            <Span display="block" fontWeight="semibold">
              {name}
            </Span>
            <Muted as="span">
              <FormattedMessage
                id="extras-order.coupon.validUntil"
                values={{ day: <Day value={validUntil} /> }}
              />
            </Muted>
          </Box>
          <Box display="flex" gap="3" alignItems="center">
            <PrintedCode>{number}</PrintedCode>
            <Badge tone={TONES[state]}>
              <FormattedMessage id="extras-order.coupon.state" values={{ state }} />
            </Badge>
          </Box>
        </Box>
      ))}
    </List>
  );
}
