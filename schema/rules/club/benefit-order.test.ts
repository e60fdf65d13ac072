import { expect, it } from 'vitest';
import { benefitProblem } from './benefit-order.ts';

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
