import { money } from '#schema/rules/base/money.ts';
import { extrasQuote, idOf } from '#tests/support/mock/mock-fetch.ts';

const WIFI = idOf('Extra', 'wifi');

/** The only coupon of the member: it pays for Wi-Fi on one flight. */
export const WIFI_COUPON = {
  id: idOf('ExtraCoupon', 'wifi'),
  kind: 'WIFI',
  name: 'Wi-Fi on one flight',
  number: 'C123456789',
  state: 'AVAILABLE',
  validUntil: '2027-11-20',
  usedAt: null,
};
const VALUE = 9_800;

type Asked = Parameters<typeof extrasQuote>[0] & { readonly extraCouponIds: readonly string[] };

/** What is quoted with that coupon. */
export function quotedWithCoupon({ items, extraCouponIds }: Asked) {
  const { total } = extrasQuote({ items });
  const fits = items.some(({ extraId }) => extraId === WIFI);
  const chosen = fits && extraCouponIds.includes(WIFI_COUPON.id);
  const covered = chosen ? VALUE : 0;
  return {
    total,
    couponDiscount: money(covered, 'CNY'),
    amountDue: money(total.amount - covered, 'CNY'),
    coupons: [
      {
        coupon: WIFI_COUPON,
        chosen,
        value: fits ? money(VALUE, 'CNY') : null,
        reason: fits ? null : 'COUPON_EXTRA_NOT_CHOSEN',
      },
    ],
    userErrors: [],
  };
}
