import { globalId } from '#gateway/graphql/global-id.ts';
import type { OrderEventSource } from '#gateway/modules/orders/events/order-event.model.ts';
import { refundsOfRead } from './refunds.repository.ts';

/** The steps of the refunds of an order, for its history. */
export const refundEvents: OrderEventSource = async (db, order, _viewer, now) => {
  const refunds = await refundsOfRead(db, order, now);
  return refunds.toReversed().flatMap(({ id, number, money, events }) =>
    events.map(({ state, at }) => ({
      __typename: 'OrderRefundChanged' as const,
      at,
      refundId: globalId('Refund', id),
      refundNumber: number,
      refundState: state,
      money,
    })),
  );
};
