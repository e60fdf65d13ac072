import { LIMITS } from '#schema/codes/base/limits.ts';
import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { LatePayment } from '#web/app/components/payment/late-payment.tsx';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import { RebookAction } from './rebook/rebook-action.tsx';
import type { useRebook } from './rebook/use-rebook.ts';

type ClosedOrderProps = { order: PaidOrderFragment; rebook: ReturnType<typeof useRebook> };

/** The order is closed: why, what became of the money, and the way back to the same flights. */
export function ClosedOrder({ order, rebook }: ClosedOrderProps) {
  const cause = order.cancellationCause ?? 'TRAVELLER';
  const minutes = LIMITS.paymentWindowMinutes;
  const why = cause === 'AIRLINE' ? 'code.FLIGHT_WITHDRAWN' : 'booking-payment.closed.text';
  return (
    <PageColumn>
      <PageTitle id="booking-payment.closed" values={{ cause }} />
      <PageHeading lead={<FormattedMessage id={why} values={{ cause, minutes }} />}>
        <FormattedMessage id="booking-payment.closed" values={{ cause }} />
      </PageHeading>
      <LatePayment payments={order.payments} />
      <PointsUsed payments={order.payments} closed />
      <RebookAction order={order} rebook={rebook} />
      <section aria-labelledby="trip">
        <PartHeading id="trip">
          <FormattedMessage id="booking-payment.closed.trip" />
        </PartHeading>
        <OrderTrip order={order} isOff />
      </section>
    </PageColumn>
  );
}
