import type { Story } from '#gateway/mocks/story/story.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';

/** The coupon that the member has when a story begins: a gift of the airline. */
export const leaveCoupons = ({ benefitCoupons }: Story, ids: Ids, now: Date): void => {
  const id = ids.uuid(now);
  const today = commercialDay(now);
  benefitCoupons.set(id, {
    id,
    number: 'C900000001',
    benefitId: 'wifi',
    kind: 'WIFI',
    state: 'AVAILABLE',
    validFrom: addDays(today, -30),
    validUntil: addDays(today, 60),
    usedAt: null,
    orderId: null,
  });
};
