import type { DatabaseTransaction } from '#gateway/database/database.ts';
import {
  BenefitsRefused,
  type CreateBenefitOrderFault,
} from '#gateway/modules/benefits/benefit-faults.ts';
import type { BenefitSources } from '#gateway/modules/benefits/benefit-sources.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SegmentView } from '#gateway/modules/orders/segments/segment-view.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { BenefitRequest } from './create-benefit-order.input.ts';

/** Why no extras can be bought for a passenger on a flight; null when they can. */
export const problemOf = (
  one: PassengerSegmentView | null,
): CreateBenefitOrderFault['code'] | null => {
  if (!one) return 'PASSENGER_NOT_FOUND';
  const coupon = couponOf(one);
  if (!coupon) return 'NOT_TICKETED';
  return coupon.state === 'OPEN' || coupon.state === 'CHECKED_IN' ? null : 'COUPON_USED';
};

/** For whom extras are: the flight order, null where they are for none, and the flight of each item. */
export type ForPassengers = {
  readonly flightOrderId: string | null;
  readonly segments: readonly (SegmentView | null)[];
};

/**
 * The flight order for whose passengers extras are, and their flights.
 * @throws BenefitsRefused where the buyer does not see a passenger, one is of another order, or has no ticket that is still to be used
 */
export const passengersFor = async (
  trx: DatabaseTransaction,
  { orders }: Pick<BenefitSources, 'orders'>,
  { items }: Pick<BenefitRequest, 'items'>,
  buyer: Actor,
  now: Date,
): Promise<ForPassengers> => {
  const segments: (SegmentView | null)[] = [];
  let orderId: string | null = null;
  const faults: CreateBenefitOrderFault[] = [];
  for (const [index, { forWhom }] of items.entries()) {
    if (!forWhom) {
      segments.push(null);
      continue;
    }
    const one = isUuid(forWhom.passengerId)
      ? await orders.passengerOn(forWhom, buyer, now, trx)
      : null;
    segments.push(one?.segment ?? null);
    const own = one?.segment.order.id ?? null;
    const isOther = orderId !== null && own !== orderId;
    const code = isOther ? 'PASSENGER_NOT_FOUND' : problemOf(one);
    if (code) faults.push({ code, path: ['items', String(index), 'passengerSegmentId'] });
    else orderId = own;
  }
  if (faults.length > 0) throw new BenefitsRefused(...faults);
  return { flightOrderId: orderId, segments };
};
