import { describe, expect, it } from 'vitest';
import { type AftersaleFacts, refundProblem } from './coupon-procedure.ts';

const facts: AftersaleFacts = {
  boughtHere: true,
  coupons: ['FLOWN', 'OPEN'],
  unpaidSeats: false,
  procedure: null,
};

const common = [
  [{ boughtHere: false }, 'OTHER_CHANNEL'],
  [{ coupons: [] }, 'NOT_TICKETED'],
  [{ coupons: ['OPEN', 'CHECKED_IN'] }, 'STILL_CHECKED_IN'],
  [{ unpaidSeats: true }, 'UNPAID_SEATS'],
  [{ procedure: 'DATE_CHANGE' }, 'CHANGE_IN_PROGRESS'],
  [{ procedure: 'REFUND' }, 'REFUND_IN_PROGRESS'],
] as const;

describe('a refund', () => {
  it('is of what is not used yet', () => {
    expect(refundProblem(facts)).toBeNull();
    expect(refundProblem({ ...facts, coupons: ['FLOWN', 'EXCHANGED'] })).toBe('NOTHING_TO_REFUND');
  });

  it.each(common)('is refused with %j: %s', (other, problem) => {
    expect(refundProblem({ ...facts, ...other })).toBe(problem);
  });
});
