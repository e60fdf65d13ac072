import { describe, expect, it } from 'vitest';
import { countsUntil, nextTierGoal, qualifyingFrom, renewalGoal } from './tier-progress.ts';

it('the month of today and the eleven before it count', () => {
  expect(qualifyingFrom('2026-11-22')).toBe('2025-12-01');
  expect(qualifyingFrom('2026-12-01')).toBe('2026-01-01');
  expect(qualifyingFrom('2026-01-31')).toBe('2025-02-01');
});

it.each([
  ['2026-01-31', '2026-12-31'],
  ['2026-02-01', '2027-01-31'],
])('what was earned on %s counts until %s', (day, last) => {
  expect(countsUntil(day)).toBe(last);
  expect(qualifyingFrom(last) <= day).toBe(true);
});

describe('the next card', () => {
  it('is reached by points or by segments: either is enough', () => {
    expect(nextTierGoal('HAPPINESS', { points: 11_999, segments: 14 })).toMatchObject({
      tier: 'SILVER',
      missing: { points: 1, segments: 1 },
      reached: false,
    });
    expect(nextTierGoal('HAPPINESS', { points: 12_000, segments: 0 })?.reached).toBe(true);
    expect(nextTierGoal('HAPPINESS', { points: 0, segments: 15 })?.reached).toBe(true);
  });

  it.each([
    ['SILVER', 'GOLD'],
    ['SPECIAL_SILVER', 'GOLD'],
    ['SPECIAL_GOLD', 'PLATINUM'],
    ['VISA_PLATINUM', undefined],
    ['PLATINUM', undefined],
  ] as const)('above %s is %s', (tier, next) => {
    expect(nextTierGoal(tier, { points: 0, segments: 0 })?.tier).toBe(next);
  });
});

describe('the renewal of a card', () => {
  it('asks less than reaching it', () => {
    expect(renewalGoal('GOLD', { points: 24_999, segments: 24 })).toMatchObject({
      tier: 'GOLD',
      missing: { points: 1, segments: 1 },
      reached: false,
    });
    expect(renewalGoal('GOLD', { points: 25_000, segments: 0 })?.reached).toBe(true);
  });

  it('of a Special card keeps its level', () => {
    expect(renewalGoal('SPECIAL_GOLD', { points: 0, segments: 25 })).toMatchObject({
      tier: 'GOLD',
      reached: true,
    });
  });

  it('is no question of flying for cards that are given or have no end', () => {
    expect(renewalGoal('HAPPINESS', { points: 0, segments: 0 })).toBeNull();
    expect(renewalGoal('VISA_PLATINUM', { points: 0, segments: 0 })).toBeNull();
  });
});
