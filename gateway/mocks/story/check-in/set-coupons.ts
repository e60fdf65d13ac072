import { withCoupons } from '#gateway/mocks/story/orders/issue-tickets.ts';
import {
  type PassengerSegment,
  segmentKey,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';

/** Writes the state of the coupons of some passenger segments. */
export const setCoupons = (
  { orders }: Story,
  segments: readonly Pick<PassengerSegment, 'key' | 'order'>[],
  state: CouponState,
): void => {
  const keys = new Set(segments.map(({ key }) => key));
  for (const id of new Set(segments.map(({ order }) => order.id))) {
    const stored = orders.get(id);
    if (!stored) continue;
    const stateOf = (passengerId: string, index: number) =>
      keys.has(segmentKey(passengerId, index)) ? state : null;
    orders.set(id, withCoupons(stored, stateOf));
  }
};
