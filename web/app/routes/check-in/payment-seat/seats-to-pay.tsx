import { Box, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { PayAside, PayColumns } from '#web/app/components/payment/pay-columns.tsx';
import { PayMethod } from '#web/app/components/payment/pay-method/pay-method.tsx';
import { usePayMethod } from '#web/app/components/payment/pay-method/use-pay-method.ts';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PaymentAttempt } from '#web/app/components/payment/payable/payment-attempt.tsx';
import type { FollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { CancelSeatOrder } from '#web/app/components/seat-order/cancel-seat-order.tsx';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import type { SeatOrderStatusFragment } from '#web/app/components/seat-order/seat-order-status.gen.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { SeatPrices } from './seat-prices.tsx';

type SeatsToPayProps = {
  seatOrder: SeatOrderStatusFragment;
  stage: Stage;
  payment: FollowedPayment;
  /** The seat order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};

/** Which seats are paid for, what each costs and why, how long there is, and the one button. */
export function SeatsToPay({ seatOrder, stage, payment, onChanged }: SeatsToPayProps) {
  const intl = useIntl();
  const method = usePayMethod(seatOrder);
  const { id, items, capabilities, paymentDueAt, serverNow } = seatOrder;
  const [first] = items;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <>
      <PageTitle id="check-in-payment-seat.title" />
      <PageHeading lead={first && <FlightOfSeats flight={first.passengerSegment.flight} />}>
        <FormattedMessage id="check-in-payment-seat.title" />
      </PageHeading>
      <PayColumns>
        <Stack gap="6" minWidth="0">
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
        </Stack>
        <PayAside>
          <PayMethod payable={seatOrder} stage={stage} method={method} onChanged={onChanged} />
          <PayableBar
            payable={seatOrder}
            stage={stage}
            byPoints={method.byPoints}
            time={
              paymentDueAt && (
                <TimeLeft
                  deadline={paymentDueAt}
                  pageNow={serverNow}
                  label={intl.formatMessage({ id: 'seat-order.timeLeft' })}
                  announce={(minutes) =>
                    intl.formatMessage({ id: 'seat-order.minutesLeft' }, { minutes })
                  }
                  onElapsed={onChanged}
                />
              )
            }
          />
          <PointsUsed payments={seatOrder.payments} />
          {cancels && (
            <CancelSeatOrder seatOrderId={id} onCancelled={onChanged} variant="quiet" wide />
          )}
        </PayAside>
      </PayColumns>
    </>
  );
}
