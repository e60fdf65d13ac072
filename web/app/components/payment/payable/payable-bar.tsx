import { Box, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { Payable } from './payable.ts';

type PayableBarProps = {
  payable: Payable;
  stage: Stage;
  /** The form for points is open: it has the primary button. */
  withPoints: boolean;
  /** The name of the deadline, and what is spoken of it at 10, 5 and 1 minutes. */
  timer: { label: string; announce: (minutes: number) => string };
  /** The time to pay has passed. */
  onElapsed: () => void;
  /** The way to cancel it, where that is possible. */
  cancel: ReactNode;
};

/** What is due, the time left, and the buttons; on small screens it is sticky at the lower edge. */
export function PayableBar({
  payable,
  stage,
  withPoints,
  timer,
  onElapsed,
  cancel,
}: PayableBarProps) {
  const { id, amountDue, paymentDueAt, serverNow } = payable;
  return (
    <Box
      as="section"
      aria-labelledby="pay"
      display="grid"
      gap="3"
      position="sticky"
      bottom={{ base: '0', lg: 'auto' }}
      top={{ lg: '6' }}
      zIndex="1"
      marginInline={{ base: '-4', md: '-6', lg: '0' }}
      padding={{ base: '4', lg: '6' }}
      borderTopWidth="1px"
      borderWidth={{ lg: '1px' }}
      borderRadius={{ lg: 'lg' }}
      borderColor="border"
      background="bg.panel"
    >
      <Box as="h2" id="pay" color="fg.muted" textStyle="small">
        <FormattedMessage id="booking-payment.due" />
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between">
        <Span fontSize="2xl" fontWeight="semibold" lineHeight="tight">
          <Money value={amountDue} />
        </Span>
        {paymentDueAt && (
          <Span display="inline-flex" gap="1.5" alignItems="center">
            <Icon name="clock" />
            <FormattedMessage
              id="booking-payment.timeLeft"
              values={{
                time: (
                  <TimeLeft
                    deadline={paymentDueAt}
                    pageNow={serverNow}
                    {...timer}
                    onElapsed={onElapsed}
                  />
                ),
              }}
            />
          </Span>
        )}
      </Box>
      {(stage === 'UNPAID' || stage === 'FAILED') && (
        <PayButton
          order={{ id, price: { total: amountDue } }}
          variant={withPoints ? 'secondary' : 'primary'}
        />
      )}
      <Box as="p" color="fg.muted" textStyle="small" display={{ base: 'none', lg: 'block' }}>
        <FormattedMessage id="booking-payment.provider" />
      </Box>
      {cancel}
    </Box>
  );
}
