import { describe, expect, it } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { FARE_BRAND_DATA } from '#schema/codes/flights/fare-brands.ts';
import {
  type ExtrasFacts,
  extraPrice,
  extrasCapability,
  type HadOnFlight,
  includedBy,
} from './extra-for-passenger.ts';

const departsAt = new Date('2026-12-10T08:00:00Z');
const now = new Date('2026-12-01T08:00:00Z');
const facts: ExtrasFacts = {
  coupon: 'OPEN',
  ownFlight: true,
  flightCancelled: false,
  departsAt,
  procedure: null,
};

describe('extras are sold', () => {
  it('until departure for a flight that will be flown', () => {
    expect(extrasCapability(facts, now)).toEqual({ allowed: true, until: departsAt });
    expect(extrasCapability({ ...facts, coupon: 'CHECKED_IN' }, now).allowed).toBe(true);
  });

  it.each<[string, Partial<ExtrasFacts>, Date]>([
    ['FLIGHT_CANCELLED', { flightCancelled: true }, now],
    ['FLIGHT_LEFT', {}, departsAt],
    ['REFUND_IN_PROGRESS', { procedure: 'REFUND' }, now],
    ['CHANGE_IN_PROGRESS', { procedure: 'DATE_CHANGE' }, now],
    ['ORDER_CLOSED', { coupon: 'REFUNDED' }, now],
    ['ORDER_CLOSED', { coupon: 'EXCHANGED' }, now],
    ['NOT_TICKETED', { coupon: null }, now],
    ['OTHER_CARRIER', { ownFlight: false }, now],
  ])('for no other: %s', (reason, other, at) => {
    expect(extrasCapability({ ...facts, ...other }, at)).toMatchObject({ allowed: false, reason });
  });
});

describe('what a passenger has already', () => {
  const on = (brand: keyof typeof FARE_BRAND_DATA, tier: HadOnFlight['tier'] = null) => ({
    tier,
    ...FARE_BRAND_DATA[brand],
  });

  it('is not sold: lounge and priority with Gold, seats with Platinum', () => {
    const holders = (kind: Parameters<typeof includedBy>[0]) =>
      CARD_TIERS.filter((tier) => includedBy(kind, on('LITE', tier)) === 'CARD');
    expect(holders('LOUNGE')).toEqual(CARD_TIERS.slice(3));
    expect(holders('PRIORITY')).toEqual(CARD_TIERS.slice(3));
    expect(holders('PREFERRED_SEAT')).toEqual(['PLATINUM', 'SPECIAL_VIP_PLATINUM']);
    for (const kind of ['EXTRA_BAG', 'WIFI', 'UPGRADE'] as const) expect(holders(kind)).toEqual([]);
  });

  it('may come of the fare', () => {
    for (const kind of ['LOUNGE', 'PRIORITY', 'UPGRADE'] as const)
      expect(includedBy(kind, on('BUSINESS'))).toBe('FARE');
    expect(includedBy('LOUNGE', on('FLEX'))).toBeNull();
    expect(includedBy('UPGRADE', on('FLEX', 'PLATINUM'))).toBeNull();
  });

  it('is sold to a guest beside a member', () => {
    expect(includedBy('LOUNGE', on('LITE', null))).toBeNull();
  });
});

it('a price that depends on the way is that of the zone, others are the same everywhere', () => {
  const zonePrices = { DOMESTIC: 1, ASIA: 2, INTERCONTINENTAL: 3 };
  expect(extraPrice({ price: 1, zonePrices }, 'ASIA')).toBe(2);
  expect(extraPrice({ price: 9, zonePrices: null }, 'ASIA')).toBe(9);
});
