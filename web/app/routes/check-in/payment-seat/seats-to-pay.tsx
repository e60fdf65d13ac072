import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PaymentAttempt } from '#web/app/components/payment/payable/payment-attempt.tsx';
import { PointsOfPayment } from '#web/app/components/payment/points-payment/points-of-payment.tsx';
import { usePointsForm } from '#web/app/components/payment/points-payment/use-points-form.ts';
import { CancelSeatOrder } from '#web/app/components/seat-order/cancel-seat-order.tsx';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { TwoColumns } from '#web/app/page/two-columns.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { SeatPrices } from './seat-prices.tsx';
import type { SeatsToPayProps } from './seats-to-pay-props.ts';

/** Which seats are paid for, what each costs and why, how long there is, and the one button. */
export function SeatsToPay({ seatOrder, stage, payment, onChanged }: SeatsToPayProps) {
  const intl = useIntl();
  const form = usePointsForm(seatOrder);
  const { id, items, capabilities } = seatOrder;
  const [first] = items;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <>
      <PageTitle id="check-in-payment-seat.title" />
      <PageHeading lead={first && <FlightOfSeats flight={first.passengerSegment.flight} />}>
        <FormattedMessage id="check-in-payment-seat.title" />
      </PageHeading>
      <TwoColumns
        aside={
          <Stack gap="4">
            <PayableBar
              payable={seatOrder}
              stage={stage}
              withPoints={form.open}
              timer={{
                label: intl.formatMessage({ id: 'seat-order.timeLeft' }),
                announce: (minutes) =>
                  intl.formatMessage({ id: 'seat-order.minutesLeft' }, { minutes }),
              }}
              onElapsed={onChanged}
              cancel={
                cancels && (
                  <CancelSeatOrder seatOrderId={id} onCancelled={onChanged} variant="quiet" wide />
                )
              }
            />
            <PointsOfPayment payable={seatOrder} stage={stage} form={form} onChanged={onChanged} />
          </Stack>
        }
      >
        <PaymentAttempt
          payable={seatOrder}
          stage={stage}
          payment={payment}
          words="check-in-payment-seat"
        />
        <Panel as="section" aria-labelledby="seats">
          <Box as="h2" id="seats" textStyle="h3" marginBottom="4">
            <FormattedMessage id="check-in-payment-seat.seats" />
          </Box>
          <SeatPrices seatOrder={seatOrder} />
        </Panel>
      </TwoColumns>
    </>
  );
}
