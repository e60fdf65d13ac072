import { globalId } from '#gateway/graphql/global-id.ts';
import type { OrderEventSource } from '#gateway/modules/orders/events/order-event.model.ts';
import { paymentAt, paymentsOfRead } from './payment-status.ts';

/** The attempts to pay an order, for its history. */
export const paymentEvents: OrderEventSource = async (db, order, _viewer, now) =>
  (await paymentsOfRead(db, order, now))
    .map((payment) => paymentAt(payment, now))
    .map(({ id, state, amount, captured, points, failure, returned, settledAt, createdAt }) => ({
      __typename: 'OrderPaymentMade' as const,
      at: returned?.settledAt ?? settledAt ?? createdAt,
      paymentId: globalId('Payment', id),
      paymentState: state,
      refunded: Boolean(returned?.settledAt),
      amount,
      captured,
      points,
      failure,
    }))
    .toReversed();
