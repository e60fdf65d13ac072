import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsFirst } from './points-first.ts';

test.each([
  ['points pay all of it', 5000, { points: 80, money: 9000 }, { points: 50, money: 0 }],
  [
    'points first, the rest in money',
    5000,
    { points: 20, money: 9000 },
    { points: 20, money: 3000 },
  ],
  [
    'a part of a yuan goes back in money',
    5050,
    { points: 80, money: 90 },
    { points: 50, money: 50 },
  ],
  ['without money it is rounded up', 5050, { points: 80, money: 20 }, { points: 51, money: 0 }],
  ['and without a point it stays', 5050, { points: 50, money: 20 }, { points: 50, money: 20 }],
  ['no points, all in money', 5000, { points: 0, money: 5000 }, { points: 0, money: 5000 }],
])('%s', (_what, due, left, parts) => {
  expect(pointsFirst(due, left)).toEqual(parts);
});

test('of what was paid no more goes back than is left, and never a yuan less than is due', () => {
  const left = fc.record({ points: fc.nat(500), money: fc.nat(50_000) });
  fc.assert(
    fc.property(left, fc.nat(), (have, any) => {
      const due = any % (have.points * 100 + have.money + 1);
      const { points, money } = pointsFirst(due, have);
      expect(points).toBeLessThanOrEqual(have.points);
      expect(money).toBeLessThanOrEqual(have.money);
      expect(points * 100 + money).toBeGreaterThan(due - 100);
      expect(points * 100 + money).toBeLessThan(due + 100);
    }),
  );
});
