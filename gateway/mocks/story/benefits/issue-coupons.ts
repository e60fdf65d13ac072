import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { StoredBenefitOrder } from './benefit.model.ts';

/** A benefit order that is paid: the coupons that paid for it are used, and it has a coupon for each of what it is for. */
export const paidBenefits = (
  { story, ids }: Pick<StoryParts, 'story' | 'ids'>,
  order: StoredBenefitOrder,
  now: Date,
): StoredBenefitOrder => {
  for (const id of order.couponIds) {
    const coupon = story.benefitCoupons.get(id);
    if (coupon) story.benefitCoupons.set(id, { ...coupon, state: 'USED', usedAt: now });
  }
  const validFrom = commercialDay(now);
  for (const { benefitId, quantity } of order.items) {
    const benefit = BENEFITS.find(({ id }) => id === benefitId);
    if (!benefit) continue;
    for (let made = 0; made < quantity; made += 1) {
      const id = ids.uuid(now);
      story.benefitCoupons.set(id, {
        id,
        benefitId,
        kind: benefit.kind,
        state: 'AVAILABLE',
        usedAt: null,
        validFrom,
        number: `C${String(story.count('coupon number')).padStart(9, '0')}`,
        validUntil: addDays(validFrom, benefit.validDays),
        orderId: order.id,
      });
    }
  }
  return { ...order, state: 'PAID' };
};
