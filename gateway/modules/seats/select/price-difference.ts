import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type SeatPrice, seatExchange } from '#schema/rules/after-sale/seat-price.ts';
import { type Money, money, sumMoney } from '#schema/rules/base/money.ts';

/** What becomes of the money that paid for a seat when its passenger gets another one. */
export type Exchange = {
  readonly credit: Money;
  readonly due: Money;
  readonly refund: Money;
  /** What of it pays for the new seat. */
  readonly moved: readonly Omit<SeatFund, 'seatId'>[];
  /** What of it goes back. */
  readonly returned: readonly Omit<SeatFund, 'seatId'>[];
};

/**
 * Counts what paid for the old seat towards the price of the new one; what is more than that goes
 * back (RULES 6.12).
 */
export function exchangeOf(price: SeatPrice, funds: readonly SeatFund[]): Exchange {
  const paid = sumMoney(
    funds.map(({ amount }) => money(amount, BRAND.currency)),
    BRAND.currency,
  );
  const { credit, due, refund } = seatExchange(price.total, paid);
  let left = credit.amount;
  const parts = funds.map(({ paymentId, amount }) => {
    const used = Math.min(left, amount);
    left -= used;
    return { paymentId, used, back: amount - used };
  });
  return {
    credit,
    due,
    refund,
    moved: parts
      .filter(({ used }) => used > 0)
      .map(({ paymentId, used }) => ({ paymentId, amount: used })),
    returned: parts
      .filter(({ back }) => back > 0)
      .map(({ paymentId, back }) => ({ paymentId, amount: back })),
  };
}
