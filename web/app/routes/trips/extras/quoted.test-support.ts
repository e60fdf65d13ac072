import { money } from '#schema/rules/base/money.ts';
import { benefitQuote, idOf } from '#tests/support/mock/mock-fetch.ts';

const WIFI = idOf('Benefit', 'wifi');

/** The only coupon of the member: it pays for Wi-Fi on one flight. */
export const WIFI_COUPON = {
  id: idOf('BenefitCoupon', 'wifi'),
  kind: 'WIFI',
  name: 'Wi-Fi on one flight',
  number: 'C123456789',
  state: 'AVAILABLE',
  validUntil: '2027-11-20',
  usedAt: null,
};
const VALUE = 9_800;

type Asked = Parameters<typeof benefitQuote>[0] & { readonly benefitCouponIds: readonly string[] };

/** What is quoted with that coupon. */
export const quotedWithCoupon = ({ items, benefitCouponIds }: Asked) => {
  const { total } = benefitQuote({ items });
  const fits = items.some(({ benefitId }) => benefitId === WIFI);
  const chosen = fits && benefitCouponIds.includes(WIFI_COUPON.id);
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
};
