import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import { CancelSeatOrder } from '#web/app/components/seat-order/cancel-seat-order.tsx';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { SeatsToPayProps } from './seats-to-pay-props.ts';

type SeatPayBarProps = Pick<SeatsToPayProps, 'seatOrder' | 'stage' | 'onChanged'>;

/** What is due, the time left, and the buttons; on small screens it is sticky at the lower edge. */
export function SeatPayBar({ seatOrder, stage, onChanged }: SeatPayBarProps) {
  const intl = useIntl();
  const { id, amountDue, paymentDueAt, serverNow, capabilities } = seatOrder;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
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
                    label={intl.formatMessage({ id: 'seat-order.timeLeft' })}
                    announce={(minutes) =>
                      intl.formatMessage({ id: 'seat-order.minutesLeft' }, { minutes })
                    }
                    onElapsed={onChanged}
                  />
                ),
              }}
            />
          </Span>
        )}
      </Box>
      {(stage === 'UNPAID' || stage === 'FAILED') && (
        <PayButton order={{ id, price: { total: amountDue } }} />
      )}
      <Box as="p" color="fg.muted" textStyle="small" display={{ base: 'none', lg: 'block' }}>
        <FormattedMessage id="booking-payment.provider" />
      </Box>
      {cancels && <CancelSeatOrder seatOrderId={id} onCancelled={onChanged} variant="quiet" wide />}
    </Box>
  );
}
