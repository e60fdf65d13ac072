import { expect, it } from 'vitest';
import { REFUND_STATES, type RefundState } from '#schema/codes/orders/states.ts';
import { withdrawalProblem } from './refund-withdrawal.ts';

it('lets a refund be withdrawn while it is under review, and at no other time', () => {
  const states = Object.keys(REFUND_STATES) as RefundState[];
  expect(states.filter((state) => withdrawalProblem(state) === null)).toEqual(['UNDER_REVIEW']);
});
