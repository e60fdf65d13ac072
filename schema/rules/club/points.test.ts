import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EARNING, FARE_EARNING } from '#schema/codes/club/earning.ts';
import { PARTNER_KILOMETRES_PER_POINT } from '#schema/codes/club/partner-earning.ts';
import { PARTNER_POINTS } from '#schema/codes/club/partner-points.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { money } from '#schema/rules/base/money.ts';
import {
  earnedByDistance,
  earnedByFare,
  earnedBySpending,
  pointsForAmount,
  pointsValue,
  usablePoints,
} from './points.ts';

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

it('a fare earns its per cent in points and in status points, each rounded down', () => {
  const earning = { pointsPercent: 3, statusPercent: 50 };
  expect(earnedByFare(money(100_000, 'CNY'), earning)).toEqual({
    points: 30,
    bonus: 0,
    status: 500,
  });
  expect(earnedByFare(money(99_999, 'CNY'), earning)).toMatchObject({ points: 29, status: 499 });
  expect(earnedByFare(money(3_333, 'CNY'), earning).points).toBe(0);
  expect(earnedByFare(money(3_334, 'CNY'), earning).points).toBe(1);
});

it('a card adds to the points and never to the status points', () => {
  const earning = { pointsPercent: 5, statusPercent: 100 };
  expect(earnedByFare(money(66_000, 'CNY'), earning, 30)).toEqual({
    points: 33,
    bonus: 9,
    status: 660,
  });
});

it('even the best card in the month of a birthday earns back less than half of the fare', () => {
  for (const { pointsPercent } of Object.values(FARE_EARNING))
    for (const { benefits } of Object.values(TIER_CARDS)) {
      const most = benefits.pointsBonusPercent + EARNING.birthdayBonusPercent + 100;
      expect((pointsPercent * most) / 100).toBeLessThan(50);
    }
});

it('a partner’s flight earns by distance and booking class', () => {
  expect(earnedByDistance(PARTNER_KILOMETRES_PER_POINT, 100)).toBe(1);
  expect(earnedByDistance(PARTNER_KILOMETRES_PER_POINT - 1, 100)).toBe(0);
  expect(earnedByDistance(4000, 125)).toBe(250);
  expect(earnedByDistance(4000, 0)).toBe(0);
});

it('a partner on the ground gives points for each full amount', () => {
  const { HOTEL } = PARTNER_POINTS;
  expect(earnedBySpending(money(HOTEL.spend - 1, 'CNY'), HOTEL)).toBe(0);
  expect(earnedBySpending(money(HOTEL.spend, 'CNY'), HOTEL)).toBe(HOTEL.points);
  expect(earnedBySpending(money(HOTEL.spend * 3 + 50, 'CNY'), HOTEL)).toBe(HOTEL.points * 3);
});
