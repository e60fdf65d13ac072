import { expect, it } from 'vitest';
import { money } from '#schema/rules/base/money.ts';
import { type SeatDiscounts, seatExchange, seatPrice } from './seat-price.ts';

const cny = (amount: number) => money(amount, 'CNY');
const none: SeatDiscounts = {
  card: null,
  includedInFare: false,
  coupon: false,
  airlineChange: false,
};
const gold = (percent: number) => ({ tier: 'GOLD', percent }) as const;
const price = (discounts: Partial<SeatDiscounts>, list = 9990) =>
  seatPrice(cny(list), { ...none, ...discounts });

it('without a discount a seat costs its list price', () => {
  expect(price({})).toMatchObject({ total: cny(9990), discountCause: null, cardTier: null });
  expect(price({}).points).toBe(100);
  expect(price({}, 10_000).points).toBe(100);
  expect(price({}, 10_001).points).toBe(101);
});

it('a card takes its per cent off, rounded down, and is named', () => {
  expect(price({ card: gold(20) })).toMatchObject({
    discount: cny(1998),
    discountCause: 'TIER',
    cardTier: 'GOLD',
    total: cny(7992),
  });
  expect(price({ card: gold(15) }, 333)).toMatchObject({ discount: cny(49), total: cny(284) });
});

it.each([
  [{ coupon: true, card: gold(100) }, 'TIER'],
  [{ coupon: true, card: gold(50) }, 'COUPON'],
  [{ coupon: true, includedInFare: true }, 'FARE'],
  [{ includedInFare: true, airlineChange: true }, 'AIRLINE_CHANGE'],
])('a seat with %j is free, and uses no coupon that it does not need', (discounts, cause) => {
  expect(price(discounts)).toMatchObject({
    total: cny(0),
    discountCause: cause,
    cardTier: cause === 'TIER' ? 'GOLD' : null,
    points: 0,
  });
});

it('a card that takes nothing off is not named', () => {
  expect(price({ card: gold(0) })).toMatchObject({ discountCause: null, cardTier: null });
  expect(price({ card: gold(50), includedInFare: true }).cardTier).toBeNull();
});

it('what was paid for a seat counts towards the next, and a surplus goes back', () => {
  expect(seatExchange(cny(800), cny(500))).toEqual({
    credit: cny(500),
    due: cny(300),
    refund: cny(0),
  });
  expect(seatExchange(cny(500), cny(800))).toEqual({
    credit: cny(500),
    due: cny(0),
    refund: cny(300),
  });
  expect(seatExchange(cny(500), cny(500))).toMatchObject({ due: cny(0), refund: cny(0) });
});
