import { expect, it } from 'vitest';
import type { BenefitCouponState } from '#schema/codes/orders/states.ts';
import { benefitProblem, benefitRefundProblem, couponProblem } from './benefit-order.ts';

const lounge = { tiers: ['SILVER', 'GOLD'], yearlyLimit: 4 } as const;
const gold = { tier: 'GOLD', ordered: 0 } as const;

it.each([
  [0, 'QUANTITY_INVALID'],
  [1, null],
  [9, null],
  [10, 'QUANTITY_INVALID'],
  [1.5, 'QUANTITY_INVALID'],
])('%d of one benefit: %s', (quantity, problem) => {
  expect(benefitProblem({ tiers: [], yearlyLimit: null }, quantity, gold)).toBe(problem);
});

it('a benefit is for its cards, and for so many a year', () => {
  expect(benefitProblem(lounge, 4, gold)).toBeNull();
  expect(benefitProblem(lounge, 1, { ...gold, ordered: 4 })).toBe('YEARLY_LIMIT_REACHED');
  expect(benefitProblem(lounge, 5, gold)).toBe('YEARLY_LIMIT_REACHED');
  expect(benefitProblem(lounge, 1, { ...gold, tier: 'HAPPINESS' })).toBe('BENEFIT_NOT_OFFERED');
});

it.each([
  ['2026-10-31', 'COUPON_NOT_ACCEPTED'],
  ['2026-11-01', null],
  ['2026-11-30', null],
  ['2026-12-01', 'COUPON_NOT_ACCEPTED'],
])('a coupon of November, on %s: %s', (today, problem) => {
  const coupon = { validFrom: '2026-11-01', validUntil: '2026-11-30', free: true };
  expect(couponProblem(coupon, today)).toBe(problem);
  expect(couponProblem({ ...coupon, free: false }, today)).toBe('COUPON_NOT_ACCEPTED');
});

it('an order goes back as a whole: while each of its coupons can be used', () => {
  const of = (...states: BenefitCouponState[]) =>
    benefitRefundProblem(states.map((state) => ({ state })));
  expect(of('AVAILABLE', 'AVAILABLE')).toBeNull();
  expect(of('AVAILABLE', 'USED')).toBe('EXTRAS_USED');
  expect(of('FROZEN', 'EXPIRED')).toBe('EXTRAS_USED');
  expect(of('AVAILABLE', 'EXPIRED')).toBe('EXTRAS_EXPIRED');
});
