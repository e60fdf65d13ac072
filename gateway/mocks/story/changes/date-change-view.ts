import { globalId } from '#gateway/graphql/global-id.ts';
import { payAndCancel, type Standing } from '#gateway/mocks/story/payments/capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { orderAt } from '#gateway/modules/orders/read/order-standing.ts';
import { paymentAt } from '#gateway/modules/payments/payment-standing.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-offset-of.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import type { StoredDateChange } from './change.model.ts';
import { changeView } from './change-offer.ts';

/** How far a change is as something that is paid for. */
export const standingOf = ({ state, paymentDueAt, payments }: StoredDateChange): Standing => ({
  state: state === 'CONFIRMED' ? 'PAID' : state,
  paymentDueAt,
  payments,
});

/** A change of date as the schema shows it. */
export const dateChangeView = (parts: StoryParts, change: StoredDateChange, now: Date) => {
  const { state, createdAt, closedAt, cancellationCause, paymentDueAt, payments } = change;
  const { record, parts: belongings } = change.before;
  const order = orderAt(record, belongings, now, true);
  const quoted = changeView(parts, order, change.choice, now);
  const isOpen = state === 'PENDING_PAYMENT';
  return {
    ...quoted,
    __typename: 'DateChange',
    id: globalId('DateChange', change.id),
    orderNumber: change.number,
    state,
    createdAt,
    closedAt,
    cancellationCause,
    order,
    newOrder: () => change.after && parts.orders.find({ id: change.after.orderId }, TRAVELLER, now),
    amountDue: isOpen ? quoted.totalDue : zeroMoney(BRAND.currency),
    paymentDueAt: isOpen ? paymentDueAt : null,
    serverNow: now,
    pointsOffset: (_args: unknown, context: GatewayContext) =>
      pointsOffsetOf({ kind: 'DATE_CHANGE', id: change.id }, context),
    payments: payments.map((payment) => paymentAt(payment, now)),
    capabilities: payAndCancel(standingOf(change), now),
  };
};
