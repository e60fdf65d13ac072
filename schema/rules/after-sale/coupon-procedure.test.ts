import { describe, expect, it } from 'vitest';
import {
  type AftersaleFacts,
  type DateChangeFacts,
  dateChangeProblem,
  refundProblem,
} from './coupon-procedure.ts';

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

describe('a change of date', () => {
  const change: DateChangeFacts = {
    ...facts,
    coupons: ['OPEN', 'OPEN'],
    changeable: true,
    dateChanges: 0,
    byAirline: false,
  };

  it('is made once by choice, of flights that are not used', () => {
    expect(dateChangeProblem(change)).toBeNull();
    expect(dateChangeProblem({ ...change, dateChanges: 1 })).toBe('ALREADY_CHANGED');
    expect(dateChangeProblem({ ...change, changeable: false })).toBe('FARE_NOT_CHANGEABLE');
    expect(dateChangeProblem({ ...change, coupons: ['FLOWN', 'OPEN'] })).toBe('COUPON_USED');
  });

  it('is always possible when the airline changed the flight', () => {
    const byAirline = { ...change, byAirline: true, changeable: false, dateChanges: 1 };
    expect(dateChangeProblem(byAirline)).toBeNull();
    expect(dateChangeProblem({ ...byAirline, coupons: ['REFUNDED'] })).toBe('COUPON_USED');
  });

  it.each(common)('is refused with %j: %s', (other, problem) => {
    expect(dateChangeProblem({ ...change, ...other })).toBe(problem);
  });
});
