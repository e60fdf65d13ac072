import { expect, it } from 'vitest';
import type { ExtraCouponState } from '#schema/codes/orders/states.ts';
import { extraProblem, extrasRefundProblem } from './extras-order.ts';

const lounge = { tiers: ['SILVER', 'GOLD'], yearlyLimit: 4 } as const;
const gold = { tier: 'GOLD', ordered: 0 } as const;

it.each([
  [0, 'QUANTITY_INVALID'],
  [1, null],
  [9, null],
  [10, 'QUANTITY_INVALID'],
  [1.5, 'QUANTITY_INVALID'],
])('%d of one extra: %s', (quantity, problem) => {
  expect(extraProblem({ tiers: [], yearlyLimit: null }, quantity, gold)).toBe(problem);
});

it('an extra is for its cards, and for so many a year', () => {
  expect(extraProblem(lounge, 4, gold)).toBeNull();
  expect(extraProblem(lounge, 1, { ...gold, ordered: 4 })).toBe('YEARLY_LIMIT_REACHED');
  expect(extraProblem(lounge, 5, gold)).toBe('YEARLY_LIMIT_REACHED');
  expect(extraProblem(lounge, 1, { ...gold, tier: 'HAPPINESS' })).toBe('EXTRA_NOT_OFFERED');
});

it('a guest orders what is for every card, and nothing that is for some', () => {
  const guest = { tier: null, ordered: 0 } as const;
  expect(extraProblem({ tiers: [], yearlyLimit: 4 }, 4, guest)).toBeNull();
  expect(extraProblem(lounge, 1, guest)).toBe('EXTRA_NOT_OFFERED');
});

it('an order goes back as a whole: while each of its coupons can be used', () => {
  const of = (...states: ExtraCouponState[]) =>
    extrasRefundProblem(states.map((state) => ({ state })));
  expect(of('AVAILABLE', 'AVAILABLE')).toBeNull();
  expect(of('AVAILABLE', 'USED')).toBe('EXTRAS_USED');
  expect(of('FROZEN', 'EXPIRED')).toBe('EXTRAS_USED');
  expect(of('AVAILABLE', 'EXPIRED')).toBe('EXTRAS_EXPIRED');
});
