import { globalId } from '#gateway/graphql/global-id.ts';
import type {
  ChangedDate,
  OrderEventSource,
  OrderFactSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-dependencies.ts';
import { type OrderQuestion, perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { type Procedures, procedureIn } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import { unpaidOfRead } from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import { dateChangeProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import type { StoredDateChange } from './date-change.model.ts';
import { chainOf } from './read/chain.repository.ts';
import { dateChangesOfRead, loadDateChangesOf } from './read/date-changes.repository.ts';

/** The chain in which an order that was read stands. */
export const chainOfRead = perOrderCache((db, { id }) => chainOf(db, id));

/** How often the tickets of an order were changed by choice, asked by the orders. */
export const dateChangeFacts: OrderFactSource = async (db, order, now) => {
  const { changesByChoice: dateChanges } = await chainOfRead(db, order, now);
  return { dateChanges };
};

/** What decides whether one passenger may fly one segment on another day. */
type ChangeActionSources = {
  readonly fares: Pick<Fares, 'brand'>;
  readonly proceduresOf: OrderQuestion<Procedures>;
  readonly offered: ReadonlySet<OrderAction>;
};

/**
 * Whether passengers of an order may change the date of segments, asked by the orders; nothing
 * while the site does not offer it.
 */
export const changeActions =
  ({ fares, proceduresOf, offered }: ChangeActionSources): SegmentActionSource =>
  async (db, order, now) => {
    if (!offered.has('CHANGE_DATE')) return () => [];
    const unpaid = await unpaidOfRead(db, order, now);
    const procedures = await proceduresOf(db, order, now);
    const { changesByChoice: dateChanges } = await chainOfRead(db, order, now);
    return (one) => {
      const { brand, departsAt, index } = one.segment;
      const coupon = couponOf(one);
      const problem = dateChangeProblem({
        boughtHere: order.soldBy === null,
        byAirline: false,
        changeable: fares.brand(brand).conditions.changeFee !== null,
        coupons: coupon ? [coupon.state] : [],
        unpaidSeats: unpaid.has(index),
        procedure: procedureIn(procedures, one),
        dateChanges,
      });
      if (!problem && now < departsAt)
        return [segmentCapabilityOf('CHANGE_DATE', { allowed: true, until: departsAt })];
      const reason = problem && problem !== 'COUPON_USED' ? problem : 'ORDER_CLOSED';
      const refused = { allowed: false, reason, from: null, liftsAt: null } as const;
      return [segmentCapabilityOf('CHANGE_DATE', refused)];
    };
  };

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
