import type {
  ProcedureSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-sources.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureIn, proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { seatsGivenUp } from '#gateway/modules/seats/cancel/give-up-seats.service.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import { dateChangeProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { changesByChoice } from './read/chain.repository.ts';

/** What decides whether one passenger may fly one segment on another day. */
export type ChangeActionSources = {
  readonly fares: Pick<Fares, 'brand'>;
  readonly procedures: readonly ProcedureSource[];
  readonly offered: ReadonlySet<OrderAction>;
};

/** Whether one passenger may change the date of one segment, asked by the orders; nothing while the site does not offer it. */
export const changeActions =
  ({ fares, procedures, offered }: ChangeActionSources): SegmentActionSource =>
  async (db, one, now) => {
    if (!offered.has('CHANGE_DATE')) return [];
    const { passenger, segment } = one;
    const { order, departsAt } = segment;
    const coupon = couponOf(one);
    const seat = { passengerId: passenger.id, segmentIndex: segment.index };
    const { changeFee } = fares.brand(segment.brand).conditions;
    const problem = dateChangeProblem({
      ...{ boughtHere: true, byAirline: false, changeable: changeFee !== null },
      coupons: coupon ? [coupon.state] : [],
      unpaidSeats: (await seatsGivenUp(db, order.id, [seat], now)).unpaid,
      procedure: procedureIn(await proceduresOf(procedures, db, [order.id], now), one),
      dateChanges: await changesByChoice(db, order.id),
    });
    if (!problem && now < departsAt)
      return [segmentCapabilityOf('CHANGE_DATE', { allowed: true, until: departsAt })];
    const reason = problem && problem !== 'COUPON_USED' ? problem : 'ORDER_CLOSED';
    const refused = { allowed: false, reason, from: null, liftsAt: null } as const;
    return [segmentCapabilityOf('CHANGE_DATE', refused)];
  };
