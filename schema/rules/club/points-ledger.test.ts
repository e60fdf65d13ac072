import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsBalances, pointsExpireOn, takePoints } from './points-ledger.ts';

const today = '2026-11-22';
const lots = [
  { points: 500, expiresOn: '2028-03-31' },
  { points: 300, expiresOn: '2026-11-22' },
  { points: 200, expiresOn: '2026-11-21' },
  { points: 100, expiresOn: '2027-11-22' },
  { points: 50, expiresOn: '2027-11-23' },
];

it('points expire at the end of the month in which they are 36 months old', () => {
  expect(pointsExpireOn('2026-11-01')).toBe('2029-11-30');
  expect(pointsExpireOn('2026-11-30')).toBe('2029-11-30');
  expect(pointsExpireOn('2025-02-28')).toBe('2028-02-29');
});

it('balances count points to their last day, and those that expire within a year', () => {
  expect(pointsBalances(lots, 0, today)).toEqual({
    available: 950,
    frozen: 0,
    expiringWithinYear: 400,
  });
});

it('frozen points are not available, and are those that expire first', () => {
  expect(pointsBalances(lots, 350, today)).toEqual({
    available: 600,
    frozen: 350,
    expiringWithinYear: 50,
  });
  expect(pointsBalances(lots, 450, today).expiringWithinYear).toBe(0);
});

describe('points that are taken', () => {
  it('are those that expire first', () => {
    expect(takePoints(lots, 350, today)).toEqual([
      { points: 300, expiresOn: '2026-11-22' },
      { points: 50, expiresOn: '2027-11-22' },
    ]);
  });

  it('are never more than there are', () => {
    expect(takePoints(lots, 950, today)).toHaveLength(4);
    expect(takePoints(lots, 951, today)).toBe('POINTS_NOT_ENOUGH');
    expect(takePoints([], 0, today)).toEqual([]);
  });

  it('add up to what was asked for', () => {
    const lot = fc.record({
      points: fc.nat(1000),
      expiresOn: fc.constantFrom(today, '2027-01-31'),
    });
    fc.assert(
      fc.property(fc.array(lot), fc.nat(2000), (account, points) => {
        const taken = takePoints(account, points, today);
        if (taken === 'POINTS_NOT_ENOUGH') return;
        expect(taken.reduce((sum, one) => sum + one.points, 0)).toBe(points);
      }),
    );
  });
});
