import { expect, it } from 'vitest';
import { money } from '#schema/rules/base/money.ts';
import { couponProblem, judgeCoupons, type OfferedCoupon } from './coupon-use.ts';

const NOVEMBER = { validFrom: '2026-11-01', validUntil: '2026-11-30', state: 'AVAILABLE' } as const;
const TODAY = '2026-11-15';
const wifi = (id: string): OfferedCoupon => ({ ...NOVEMBER, id, kind: 'WIFI', worth: null });
const cheap = { kind: 'WIFI', price: money(9_800, 'CNY') } as const;
const dear = { kind: 'WIFI', price: money(12_000, 'CNY') } as const;
const bag = { kind: 'EXTRA_BAG', price: money(45_000, 'CNY') } as const;

it.each([
  ['2026-10-31', 'COUPON_NOT_YET_VALID'],
  ['2026-11-01', null],
  ['2026-11-30', null],
  ['2026-12-01', 'COUPON_EXPIRED'],
])('a coupon of November, on %s: %s', (today, problem) => {
  expect(couponProblem(NOVEMBER, today)).toBe(problem);
});

it.each([
  ['FROZEN', 'COUPON_SET_ASIDE'],
  ['USED', 'COUPON_SPENT'],
  ['REVOKED', 'COUPON_SPENT'],
  ['EXPIRED', 'COUPON_EXPIRED'],
] as const)('a coupon that is %s cannot be used: %s', (state, problem) => {
  expect(couponProblem({ ...NOVEMBER, state }, TODAY)).toBe(problem);
});

it('a coupon that is worth less than an extra pays what it is worth, and never more than the extra costs', () => {
  const worth = (amount: number): OfferedCoupon => ({
    ...NOVEMBER,
    id: 'a',
    kind: 'EXTRA_BAG',
    worth: money(amount, 'CNY'),
  });
  const value = (amount: number) => judgeCoupons([worth(amount)], [bag], ['a'], TODAY)[0]?.value;
  expect(value(30_000)).toEqual(money(30_000, 'CNY'));
  expect(value(60_000)).toEqual(bag.price);
});

const said = (...of: Parameters<typeof judgeCoupons>) =>
  judgeCoupons(...of).map(
    ({ coupon, chosen, value, problem }) =>
      `${coupon.id}${chosen ? ' chosen' : ''}: ${value?.amount ?? problem}`,
  );

it('a coupon pays the dearest extra of its kind, and each extra once', () => {
  const coupons = [wifi('a'), wifi('b'), wifi('c')];
  expect(said(coupons, [cheap, bag, dear], ['b'], TODAY)).toEqual([
    'a: 9800',
    'b chosen: 12000',
    'c: 9800',
  ]);
  expect(said(coupons, [cheap, dear], ['c', 'a', 'b'], TODAY)).toEqual([
    'a chosen: 9800',
    'b: COUPON_NOT_NEEDED',
    'c chosen: 12000',
  ]);
});

it('a coupon of another kind, or one that cannot be used, says why it takes off nothing', () => {
  const frozen: OfferedCoupon = { ...wifi('frozen'), state: 'FROZEN' };
  expect(said([wifi('a'), frozen], [bag], ['a', 'frozen'], TODAY)).toEqual([
    'a: COUPON_EXTRA_NOT_CHOSEN',
    'frozen: COUPON_SET_ASIDE',
  ]);
});
