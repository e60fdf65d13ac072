import { globalId } from '#gateway/graphql/global-id.ts';
import type {
  ChangedDate,
  OrderEventSource,
} from '#gateway/modules/orders/events/order-event.model.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import { chainOfRead } from './change-actions.ts';
import type { StoredDateChange } from './date-change.model.ts';
import { dateChangesOfRead, loadDateChangesOf } from './read/date-changes.repository.ts';

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
  const {
    predecessorIds: [before],
  } = await chainOfRead(db, order, now);
  const madeBy = before ? await loadDateChangesOf(db, before, viewer, now) : [];
  return [
    ...(await dateChangesOfRead(db, order, now)),
    ...madeBy.filter(({ newOrderId }) => newOrderId === order.id),
  ]
    .toReversed()
    .map((change) => eventOf(purchaseAt(change, now)));
};
