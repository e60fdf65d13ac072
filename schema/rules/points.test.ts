import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from './money.ts';
import { pointsForAmount, pointsValue, usablePoints } from './points.ts';

it('one point offsets one yuan, rounded down', () => {
  expect(pointsValue(120)).toEqual(money(12_000, 'CNY'));
  expect(pointsForAmount(money(12_099, 'CNY'))).toBe(120);
  expect(pointsForAmount(money(99, 'CNY'))).toBe(0);
  expect(pointsForAmount(money(-500, 'CNY'))).toBe(0);
});

it('no more points are used than there are, nor than the amount takes', () => {
  expect(usablePoints(50, money(12_000, 'CNY'))).toBe(50);
  expect(usablePoints(500, money(12_000, 'CNY'))).toBe(120);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (available, fen) => {
      const used = usablePoints(available, money(fen, 'CNY'));
      expect(used).toBeLessThanOrEqual(available);
      expect(pointsValue(used).amount).toBeLessThanOrEqual(fen);
    }),
  );
});
