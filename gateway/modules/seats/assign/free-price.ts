import { BRAND } from '#schema/codes/base/brand.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';

export const FREE = zeroMoney(BRAND.currency);

/** Of a seat that is given and not chosen: nothing is paid for it, and no card lowers it. */
export const NO_PRICE: SeatPrice = {
  list: FREE,
  discount: FREE,
  discountCause: null,
  cardTier: null,
  discountPercent: 0,
  total: FREE,
  points: 0,
};
