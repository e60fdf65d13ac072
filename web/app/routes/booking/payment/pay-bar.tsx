import { Box, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { TimeToPay } from '#web/app/components/order-view/time-to-pay.tsx';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';

const BAR = {
  position: { base: 'sticky', lg: 'static' },
  bottom: '0',
  zIndex: '1',
  order: { base: 1, lg: 0 },
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  rowGap: { base: '2', lg: '3' },
  columnGap: '4',
  alignItems: 'center',
  marginInline: { base: '-1rem', md: '-1.5rem', lg: '0' },
  paddingInline: { base: '4', md: '6' },
  paddingTop: { base: '3', lg: '6' },
  paddingBottom: { base: 'max(0.75rem, env(safe-area-inset-bottom))', lg: '6' },
  borderTopWidth: '1px',
  borderWidth: { lg: '1px' },
  borderRadius: { lg: 'lg' },
  backgroundColor: 'bg.panel',
} as const;

/** Heard on small screens, seen from lg on. */
const HEADING = {
  position: { base: 'absolute', lg: 'static' },
  clipPath: { base: 'inset(50%)', lg: 'none' },
  marginBottom: { lg: '-0.5rem' },
  color: 'fg.muted',
  fontSize: 'sm',
} as const;

const FACTS = {
  display: { base: 'grid', lg: 'flex' },
  flexWrap: 'wrap',
  alignItems: { lg: 'baseline' },
  justifyContent: { lg: 'space-between' },
  rowGap: { lg: '1' },
  columnGap: { lg: '4' },
} as const;

const TOTAL = {
  // below each other on a phone, where the button beside them has one line then
  display: { base: 'grid', lg: 'block' },
  fontSize: { base: 'lg', lg: '2xl' },
  fontWeight: 'semibold',
  lineHeight: { base: 'snug', lg: 'tight' },
} as const;

type PayBarProps = {
  order: PaidOrderFragment;
  stage: Stage;
  /** The form for points is open: it has the primary button. */
  withPoints: boolean;
  onElapsed: () => void;
};

/** Total, time left and the one button; on small screens it is sticky at the lower edge. */
export function PayBar({ order, stage, withPoints, onElapsed }: PayBarProps) {
  const { paymentDueAt, serverNow, price } = order;
  return (
    <Box as="section" aria-labelledby="pay" data-sticky-bar="" data-screen-only="" {...BAR}>
      <chakra.h2 id="pay" {...HEADING}>
        <FormattedMessage id="booking-payment.due" />
      </chakra.h2>
      <Box as="p" {...FACTS}>
        <chakra.strong {...TOTAL}>
          <Money value={price.total} /> <InReaderCurrency value={price.total} />
        </chakra.strong>
        {paymentDueAt && (
          <HStack as="span" gap="1.5" fontSize={{ base: 'sm', lg: 'md' }} whiteSpace="nowrap">
            <Icon name="clock" />
            <FormattedMessage
              id="booking-payment.timeLeft"
              values={{
                time: (
                  <TimeToPay deadline={paymentDueAt} pageNow={serverNow} onElapsed={onElapsed} />
                ),
              }}
            />
          </HStack>
        )}
      </Box>
      {stage !== 'OPEN' && (
        <Stack gap="3">
          <PayButton order={order} variant={withPoints ? 'secondary' : 'primary'} />
        </Stack>
      )}
      <Text display={{ base: 'none', lg: 'block' }} color="fg.muted" textStyle="small">
        <FormattedMessage id="booking-payment.provider" />
      </Text>
    </Box>
  );
}
