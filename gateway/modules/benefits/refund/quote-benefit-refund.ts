import type {
  BenefitCoupon,
  BenefitOrder,
  BenefitRefundQuote,
} from '#gateway/modules/benefits/benefit.model.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { benefitRefundProblem } from '#schema/rules/club/benefit-order.ts';

/**
 * What comes back for a paid order, and why it cannot be given back.
 * @param payment the payment that is kept; null where coupons paid for everything
 * @param own all coupons of its member
 */
export const quoteBenefitRefund = (
  { id }: Pick<BenefitOrder, 'id'>,
  payment: Pick<Payment, 'captured' | 'points'> | null,
  own: readonly BenefitCoupon[],
): BenefitRefundQuote => {
  const issued = own.filter(({ issuedBy }) => issuedBy === id);
  const reason = benefitRefundProblem(issued);
  const [first = null] = issued.map(({ validUntil }) => validUntil).toSorted();
  return {
    money: payment?.captured ?? zeroMoney(BRAND.currency),
    points: payment?.points ?? 0,
    coupons: own.filter(({ spentOn, state }) => spentOn === id && state === 'USED'),
    until: reason ? null : first,
    reason,
  };
};
