import type {
  ExtraCoupon,
  ExtrasOrder,
  ExtrasRefundQuote,
} from '#gateway/modules/extras/extra.model.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { extrasRefundProblem } from '#schema/rules/club/extras-order.ts';

/**
 * What comes back for a paid order, and why it cannot be given back.
 * @param payment the payment that is kept; null where coupons paid for everything
 * @param own all coupons of its member
 */
export function quoteExtrasRefund(
  { id }: Pick<ExtrasOrder, 'id'>,
  payment: Pick<Payment, 'captured' | 'points'> | null,
  own: readonly ExtraCoupon[],
): ExtrasRefundQuote {
  const issued = own.filter(({ issuedBy }) => issuedBy === id);
  const reason = extrasRefundProblem(issued);
  const [first = null] = issued.map(({ validUntil }) => validUntil).toSorted();
  return {
    money: payment?.captured ?? zeroMoney(BRAND.currency),
    points: payment?.points ?? 0,
    coupons: own.filter(({ spentOn, state }) => spentOn === id && state === 'USED'),
    until: reason ? null : first,
    reason,
  };
}
