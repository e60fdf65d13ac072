import { describe, expect, it } from 'vitest';
import { money } from '#schema/rules/base/money.ts';
import { pointsOffset, pointsUseProblem } from './points-offset.ts';

const cny = (amount: number) => money(amount, 'CNY');
const purse = { available: 900, consumptionPassword: 'SET', heldUntil: null } as const;
const amount = { due: cny(100_050), offsettable: cny(80_099) };

describe('what points can pay', () => {
  it('is whole yuan of fares and seats; taxes and the rest remain', () => {
    expect(pointsOffset(purse, amount)).toEqual({
      usable: 800,
      value: cny(80_000),
      remaining: cny(20_050),
      available: 900,
      reason: null,
      heldUntil: null,
    });
  });

  it('is never more than the account holds, nor than is due', () => {
    expect(pointsOffset({ ...purse, available: 3 }, amount).usable).toBe(3);
    expect(pointsOffset(purse, { due: cny(150), offsettable: cny(80_099) }).usable).toBe(1);
  });

  it('is nothing while points are held, with the instant from which they can be spent', () => {
    const held = { ...purse, heldUntil: new Date('2027-01-06T02:00:00Z') };
    const { heldUntil } = held;
    const nothing = { usable: 0, remaining: amount.due, reason: 'POINTS_HELD', heldUntil };
    expect(pointsOffset(held, amount)).toMatchObject(nothing);
    expect(pointsUseProblem(1, held, amount)).toBe('POINTS_HELD');
    // where there is nothing to spend, that is the reason
    expect(pointsOffset({ ...held, available: 0 }, amount)).toMatchObject({
      reason: 'NO_POINTS',
      heldUntil: null,
    });
  });

  it.each([
    [{ ...purse, available: 0 }, amount, 'NO_POINTS'],
    [purse, { ...amount, offsettable: cny(99) }, 'NOT_OFFSETTABLE'],
    [{ ...purse, consumptionPassword: 'NOT_SET' }, amount, 'CONSUMPTION_PASSWORD_NOT_SET'],
    [{ ...purse, consumptionPassword: 'LOCKED' }, amount, 'CONSUMPTION_PASSWORD_LOCKED'],
  ] as const)('is nothing for %j', (one, of, reason) => {
    expect(pointsOffset(one, of)).toMatchObject({ usable: 0, remaining: of.due, reason });
  });
});

describe('the use of points', () => {
  it.each([
    [0, 'POINTS_OUT_OF_RANGE'],
    [1, null],
    [800, null],
    [801, 'POINTS_OUT_OF_RANGE'],
    [900, 'POINTS_OUT_OF_RANGE'],
    [901, 'POINTS_NOT_ENOUGH'],
    [1.5, 'POINTS_OUT_OF_RANGE'],
  ])('of %d points: %s', (points, problem) => {
    expect(pointsUseProblem(points, purse, amount)).toBe(problem);
  });

  it('needs a consumption password that is not locked', () => {
    const locked = { ...purse, consumptionPassword: 'LOCKED' } as const;
    expect(pointsUseProblem(1, locked, amount)).toBe('CONSUMPTION_PASSWORD_LOCKED');
    const unset = { ...purse, consumptionPassword: 'NOT_SET' } as const;
    expect(pointsUseProblem(1, unset, amount)).toBe('CONSUMPTION_PASSWORD_NOT_SET');
  });
});
