import { globalId } from '#gateway/graphql/global-id.ts';
import type {
  ChangedDate,
  OrderEventSource,
} from '#gateway/modules/orders/events/order-event.model.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import type { StoredDateChange } from './date-change.model.ts';
import { chainOfRead } from './read/chain-of-read-order.ts';
import { loadDateChangesOf } from './read/date-changes.repository.ts';

const eventOf = ({
  id,
  number,
  state,
  totalDue,
  closedAt,
  createdAt,
  newOrderId,
}: StoredDateChange): ChangedDate => ({
  __typename: 'OrderDateChanged',
  at: closedAt ?? createdAt,
  dateChangeId: globalId('DateChange', id),
  orderNumber: number,
  dateChangeState: state,
  totalDue,
  newOrderId,
});

/** The change of date that made an order, and those of its own, for its history. */
export const dateChangeEvents: OrderEventSource = async (db, order, viewer, now) => {
  const { predecessorIds } = await chainOfRead(db, order, now);
  const changesOf = async (orderId: string) =>
    (await loadDateChangesOf(db, orderId, viewer, now))
      .map((change) => eventOf(purchaseAt(change, now)))
      .toReversed();
  const [before] = predecessorIds;
  const madeBy = before ? await changesOf(before) : [];
  return [
    ...madeBy.filter(({ newOrderId }) => newOrderId === order.id),
    ...(await changesOf(order.id)),
  ];
};
