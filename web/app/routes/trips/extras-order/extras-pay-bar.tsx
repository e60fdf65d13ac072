import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { CancelExtras } from './cancel-extras.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';
import { PointsPart } from './points-part.tsx';

/** What is due, the time left, and the buttons. */
export function ExtrasPayBar({
  order,
  stage,
  onChanged,
}: Pick<ExtrasOrderProps, 'order' | 'stage' | 'onChanged'>) {
  const intl = useIntl();
  const { id, amountDue, paymentDueAt, serverNow, capabilities } = order;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <Box
      as="section"
      aria-labelledby="pay"
      display="grid"
      gap="3"
      position={{ lg: 'sticky' }}
      top={{ lg: '6' }}
      padding={{ base: '4', lg: '6' }}
      borderWidth="1px"
      borderRadius="lg"
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
                    label={intl.formatMessage({ id: 'trips-extras-order.timeLeft' })}
                    announce={(minutes) =>
                      intl.formatMessage({ id: 'trips-extras-order.minutesLeft' }, { minutes })
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
      <Box as="p" color="fg.muted" textStyle="small">
        <FormattedMessage id="booking-payment.provider" />
      </Box>
      {(stage === 'UNPAID' || stage === 'FAILED') && (
        <PointsPart order={order} onChanged={onChanged} />
      )}
      {cancels && <CancelExtras orderId={id} onCancelled={onChanged} />}
    </Box>
  );
}
