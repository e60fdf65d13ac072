import { describe, expect, it } from 'vitest';
import {
  AIRLINE_CHANGE_STATES,
  CHECK_IN_STATES,
  COUPON_STATES,
  DATE_CHANGE_STATES,
  DOCUMENT_STATES,
  EXTRA_COUPON_STATES,
  EXTRAS_ORDER_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
  SEAT_ITEM_STATES,
  SEAT_ORDER_STATES,
  SPECIAL_MEAL_STATES,
  SPECIAL_SERVICE_STATES,
} from '#schema/codes/orders/states.ts';
import { isFinal, mayMove, type StateMachine } from './state-machine.ts';

function reachable(machine: StateMachine<string>, first: string): Set<string> {
  const seen = new Set([first]);
  for (const state of seen) for (const next of machine[state] ?? []) seen.add(next);
  return seen;
}

describe('the status machines', () => {
  it.each<[string, StateMachine<string>, string]>([
    ['order', ORDER_STATES, 'PENDING_PAYMENT'],
    ['payment', PAYMENT_STATES, 'CREATED'],
    ['coupon', COUPON_STATES, 'OPEN'],
    ['check-in', CHECK_IN_STATES, 'NOT_CHECKED_IN'],
    ['refund', REFUND_STATES, 'UNDER_REVIEW'],
    ['document', DOCUMENT_STATES, 'UNAUTHENTICATED'],
    ['seat order', SEAT_ORDER_STATES, 'PENDING_PAYMENT'],
    ['seat of a seat order', SEAT_ITEM_STATES, 'HELD'],
    ['change of date', DATE_CHANGE_STATES, 'PENDING_PAYMENT'],
    ['change by the airline', AIRLINE_CHANGE_STATES, 'OPEN'],
    ['order of extras', EXTRAS_ORDER_STATES, 'PENDING_PAYMENT'],
    ['coupon for an extra', EXTRA_COUPON_STATES, 'AVAILABLE'],
    ['special service', SPECIAL_SERVICE_STATES, 'REQUESTED'],
    ['special meal', SPECIAL_MEAL_STATES, 'REQUESTED'],
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

  it('let a refund follow a change by the airline that was not decided in time, and no other decision', () => {
    expect(mayMove(AIRLINE_CHANGE_STATES, 'LAPSED', 'REFUNDED')).toBe(true);
    expect(mayMove(AIRLINE_CHANGE_STATES, 'LAPSED', 'MOVED')).toBe(false);
    expect(isFinal(AIRLINE_CHANGE_STATES, 'REFUNDED')).toBe(true);
  });

  it('let kept flights of the airline be left as silence does', () => {
    expect(mayMove(AIRLINE_CHANGE_STATES, 'KEPT', 'MOVED')).toBe(true);
    expect(mayMove(AIRLINE_CHANGE_STATES, 'KEPT', 'REFUNDED')).toBe(true);
    expect(mayMove(AIRLINE_CHANGE_STATES, 'KEPT', 'LAPSED')).toBe(false);
  });

  it('give money back for a seat only once it was paid', () => {
    expect(mayMove(SEAT_ITEM_STATES, 'HELD', 'REFUNDED')).toBe(false);
    expect(mayMove(SEAT_ITEM_STATES, 'CONFIRMED', 'REFUNDED')).toBe(true);
  });

  it('refund no coupon that is checked in: the check-in is cancelled first', () => {
    expect(mayMove(COUPON_STATES, 'CHECKED_IN', 'REFUNDED')).toBe(false);
    expect(mayMove(COUPON_STATES, 'CHECKED_IN', 'OPEN')).toBe(true);
  });
});
