import { describe, expect, it } from 'vitest';
import {
  CHECK_IN_STATES,
  COUPON_STATES,
  DOCUMENT_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
} from '#schema/codes/orders/states.ts';
import { isFinal, mayMove, type StateMachine } from './state-machine.ts';

const reachable = (machine: StateMachine<string>, first: string): Set<string> => {
  const seen = new Set([first]);
  for (const state of seen) for (const next of machine[state] ?? []) seen.add(next);
  return seen;
};

describe('the status machines', () => {
  it.each<[string, StateMachine<string>, string]>([
    ['order', ORDER_STATES, 'PENDING_PAYMENT'],
    ['payment', PAYMENT_STATES, 'CREATED'],
    ['coupon', COUPON_STATES, 'OPEN'],
    ['check-in', CHECK_IN_STATES, 'NOT_CHECKED_IN'],
    ['refund', REFUND_STATES, 'UNDER_REVIEW'],
    ['document', DOCUMENT_STATES, 'UNAUTHENTICATED'],
  ])('of the %s reach every state from the first, and no other', (_, machine, first) => {
    expect([...reachable(machine, first)].sort()).toEqual(Object.keys(machine).sort());
  });

  it('let a closed order rest', () => {
    expect(mayMove(ORDER_STATES, 'PENDING_PAYMENT', 'TICKETED')).toBe(true);
    expect(mayMove(ORDER_STATES, 'CANCELLED', 'TICKETED')).toBe(false);
    expect(isFinal(ORDER_STATES, 'CANCELLED')).toBe(true);
  });

  it('never take captured money back, and always record it', () => {
    expect(isFinal(PAYMENT_STATES, 'SUCCEEDED')).toBe(true);
    for (const state of ['CREATED', 'PENDING', 'FAILED', 'EXPIRED'] as const)
      expect(mayMove(PAYMENT_STATES, state, 'SUCCEEDED')).toBe(true);
  });

  it('refund no coupon that is checked in: the check-in is cancelled first', () => {
    expect(mayMove(COUPON_STATES, 'CHECKED_IN', 'REFUNDED')).toBe(false);
    expect(mayMove(COUPON_STATES, 'CHECKED_IN', 'OPEN')).toBe(true);
  });
});
