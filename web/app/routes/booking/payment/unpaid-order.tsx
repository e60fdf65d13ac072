import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { BookingSteps } from '#web/app/components/booking-steps/booking-steps.tsx';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { CancelAction } from '#web/app/components/order-cancel/cancel-action.tsx';
import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { TimeToPay } from '#web/app/components/order-view/time-to-pay.tsx';
import { FailedAttempt } from '#web/app/components/payment/failed-attempt.tsx';
import { PayAside, PayColumns } from '#web/app/components/payment/pay-columns.tsx';
import { PayMethod } from '#web/app/components/payment/pay-method/pay-method.tsx';
import { usePayMethod } from '#web/app/components/payment/pay-method/use-pay-method.ts';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import { PriceSummary } from '#web/app/components/price-summary/price-summary.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { NeedsScripts } from '#web/app/page/needs-scripts.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';

import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { OpenAttempt } from './open-attempt.tsx';

import type { PaidOrderFragment } from './paid-order.gen.ts';
import { CheckPassengers } from './review-passengers/check-passengers.tsx';

/** Below the first screen: its code comes after the page. */
const SeatsBeforePayment = lazy(() =>
  import('./seats/seats-before-payment.tsx').then(({ SeatsBeforePayment: seats }) => ({
    default: seats,
  })),
);

type AttemptNoticeProps = {
  order: PaidOrderFragment;
  stage: Stage;
  payment: ReturnType<typeof usePaymentAnswer>;
};

/** What became of the latest attempt to pay: still open, or why it failed. */
function AttemptNotice({ order, stage, payment }: AttemptNoticeProps) {
  const [latest] = order.payments;
  if (stage === 'OPEN') return <OpenAttempt order={order} payment={payment} />;
  return stage === 'FAILED' && latest ? <FailedAttempt payment={latest} /> : null;
}

export type UnpaidOrderProps = {
  order: PaidOrderFragment;
  stage: Stage;
  payment: ReturnType<typeof usePaymentAnswer>;
  /** The time to pay has passed. */
  onElapsed: () => void;
  /** The order has changed at the gateway: it is asked for again. */
  onChanged: () => void;
};

/** What is paid for, who travels, what it costs, how long there is, and the one button. */
export function UnpaidOrder({ order, stage, payment, onElapsed, onChanged }: UnpaidOrderProps) {
  const method = usePayMethod(order);
  const { id, price, paymentDueAt, serverNow } = order;
  return (
    <>
      <PageTitle id="booking-payment.title" />
      <FlightStage flight={firstFlightOf(order.bounds)}>
        <BookingSteps current="payment" />
        <PageHeading
          lead={
            <FormattedMessage
              id={stage === 'OPEN' ? 'booking-payment.lead.open' : 'booking-payment.lead'}
              values={{ reference: order.bookingReference }}
            />
          }
        >
          <FormattedMessage id="booking-payment.heading" />
        </PageHeading>
      </FlightStage>
      <PayColumns>
        <Stack gap="6" minWidth="0">
          <NeedsScripts id="booking-payment.needsScripts" />
          <AttemptNotice order={order} stage={stage} payment={payment} />
          <section aria-labelledby="trip">
            <VisuallyHidden>
              <h2 id="trip">
                <FormattedMessage id="booking-payment.trip" />
              </h2>
            </VisuallyHidden>
            <OrderTrip order={order} />
          </section>
          <Panel as="section" aria-labelledby="travellers">
            <PartHeading id="travellers">
              <FormattedMessage id="booking-payment.travellers" />
            </PartHeading>
            <CheckPassengers order={order} />
          </Panel>
          <Suspense fallback={null}>
            <SeatsBeforePayment order={order} fixed={stage === 'OPEN'} />
          </Suspense>
        </Stack>
        <PayAside>
          <PayMethod
            payable={order}
            stage={stage}
            method={method}
            pays="FARE"
            onChanged={onChanged}
          />
          <PayableBar
            payable={{ id, amountDue: price.total }}
            stage={stage}
            byPoints={method.byPoints}
            about={<InReaderCurrency value={price.total} />}
            time={
              paymentDueAt && (
                <TimeToPay deadline={paymentDueAt} pageNow={serverNow} onElapsed={onElapsed} />
              )
            }
          />
          <PointsUsed payments={order.payments} />
          <Panel>
            <PriceSummary price={order.price} />
          </Panel>
          {order.capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed) && (
            <CancelAction orderId={order.id} variant="quiet" />
          )}
        </PayAside>
      </PayColumns>
    </>
  );
}
