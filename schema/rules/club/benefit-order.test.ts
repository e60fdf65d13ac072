import { expect, it } from 'vitest';
import type { BenefitCouponState } from '#schema/codes/orders/states.ts';
import { benefitProblem, benefitRefundProblem } from './benefit-order.ts';

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

it('a guest orders what is for every card, and nothing that is for some', () => {
  const guest = { tier: null, ordered: 0 } as const;
  expect(benefitProblem({ tiers: [], yearlyLimit: 4 }, 4, guest)).toBeNull();
  expect(benefitProblem(lounge, 1, guest)).toBe('BENEFIT_NOT_OFFERED');
});

it('an order goes back as a whole: while each of its coupons can be used', () => {
  const of = (...states: BenefitCouponState[]) =>
    benefitRefundProblem(states.map((state) => ({ state })));
  expect(of('AVAILABLE', 'AVAILABLE')).toBeNull();
  expect(of('AVAILABLE', 'USED')).toBe('EXTRAS_USED');
  expect(of('FROZEN', 'EXPIRED')).toBe('EXTRAS_USED');
  expect(of('AVAILABLE', 'EXPIRED')).toBe('EXTRAS_EXPIRED');
});
