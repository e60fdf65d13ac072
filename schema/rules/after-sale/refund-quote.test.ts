import { describe, expect, it } from 'vitest';
import { money } from '#schema/rules/base/money.ts';
import { type RefundableBound, refundOfBound } from './refund-quote.ts';

const cny = (amount: number) => money(amount, 'CNY');
const bound: RefundableBound = {
  fare: cny(100_000),
  taxes: cny(9_000),
  refundFee: cny(20_000),
  noShowFee: cny(30_000),
  missed: false,
};
const total = (one: Partial<RefundableBound>, reason: Parameters<typeof refundOfBound>[2]) =>
  refundOfBound('p', { ...bound, ...one }, reason).total.amount;

describe('a refund by choice', () => {
  it('keeps the fee of the fare, and more once the flight was missed', () => {
    expect(total({}, 'CHANGE_OF_PLANS')).toBe(89_000);
    expect(total({ missed: true }, 'CHANGE_OF_PLANS')).toBe(59_000);
    expect(total({}, 'OTHER')).toBe(89_000);
  });

  it('gives taxes back even where the fare does not come back', () => {
    expect(total({ refundFee: null }, 'CHANGE_OF_PLANS')).toBe(9_000);
    expect(total({ noShowFee: null, missed: true }, 'CHANGE_OF_PLANS')).toBe(9_000);
    expect(total({ refundFee: cny(200_000) }, 'CHANGE_OF_PLANS')).toBe(9_000);
  });
});

it.each(['ILLNESS', 'DEATH', 'FLIGHT_CANCELLED', 'FLIGHT_CHANGED'] as const)(
  'a refund because of %s keeps no fee',
  (reason) => {
    expect(total({ refundFee: null }, reason)).toBe(109_000);
    expect(total({ missed: true }, reason)).toBe(109_000);
  },
);
