import { describe, expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { BAG_PRICES, BAGGAGE_ZONES, CHECKED_BAG } from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { money } from '#schema/rules/base/money.ts';
import { type BaggageQuestion, baggageAllowance } from './baggage-allowance.ts';

const bagsOf = (brand: keyof typeof FARE_BRAND_DATA) =>
  FARE_BRAND_DATA[brand].conditions.checkedBags;
const allowance = (question: Partial<BaggageQuestion> = {}) =>
  baggageAllowance({
    zone: 'ASIA',
    fareBags: bagsOf('STANDARD'),
    passengerType: 'ADT',
    cardTier: null,
    ...question,
  });
const STANDARD = { source: 'FARE', pieces: 1, kilograms: 23 };
const INFANT = { source: 'FARE', pieces: 1, kilograms: 10 };

describe('checked baggage that is included', () => {
  it('is what the fare says, for adults and for children alike', () => {
    expect(allowance().included).toEqual([STANDARD]);
    expect(allowance({ passengerType: 'CHD' }).included).toEqual([STANDARD]);
  });

  it('is more with a card, and says which part comes from it', () => {
    const { included, pieces } = allowance({ cardTier: 'GOLD' });
    expect(included).toEqual([STANDARD, { source: 'CARD', pieces: 1, kilograms: 23 }]);
    expect(pieces).toBe(2);
  });

  it('comes from the card alone where the fare has none, and that is said', () => {
    const { included, warnings } = allowance({ fareBags: bagsOf('LITE'), cardTier: 'SILVER' });
    expect(included).toEqual([{ source: 'CARD', pieces: 1, kilograms: 20 }]);
    expect(warnings).toEqual(['NO_FREE_ALLOWANCE']);
  });

  it('is nothing with the lightest fare and the first card', () => {
    const { included, pieces } = allowance({ fareBags: bagsOf('LITE'), cardTier: 'HAPPINESS' });
    expect([included, pieces]).toEqual([[], 0]);
  });
});

describe('an infant', () => {
  it('has one small bag where its adult has any, however many those are', () => {
    for (const brand of ['STANDARD', 'FLEX', 'BUSINESS_FLEX'] as const)
      expect(allowance({ passengerType: 'INF', fareBags: bagsOf(brand) }).included).toEqual([
        INFANT,
      ]);
  });

  it('has none where its adult has none', () => {
    const { included, warnings, pushchair } = allowance({
      passengerType: 'INF',
      fareBags: bagsOf('LITE'),
    });
    expect([included, warnings, pushchair]).toEqual([[], ['NO_FREE_ALLOWANCE'], true]);
  });

  it('gains nothing by a card, and that is said', () => {
    const { included, warnings } = allowance({ passengerType: 'INF', cardTier: 'PLATINUM' });
    expect([included, warnings]).toEqual([[INFANT], ['CARD_NOT_FOR_INFANTS']]);
  });

  it('and a child have a pushchair on top, an adult has none', () => {
    expect(PASSENGER_TYPES.map((passengerType) => allowance({ passengerType }).pushchair)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('what more costs', () => {
  it('is what the zone says, and rises with it and with each piece', () => {
    const prices = BAGGAGE_ZONES.map((zone) => allowance({ zone }).prices);
    for (const [at, { extra, oversize }] of prices.entries()) {
      expect(extra.amount).toBeGreaterThan(prices[at - 1]?.extra.amount ?? 0);
      expect(oversize.amount).toBeGreaterThan(prices[at - 1]?.oversize.amount ?? 0);
    }
    expect(prices[0]?.extra).toEqual(money(BAG_PRICES.DOMESTIC.extra, BRAND.currency));
  });

  it('has no price for weight where each bag may have the greatest weight', () => {
    const overweight = (question: Partial<BaggageQuestion>) =>
      allowance(question).prices.overweight;
    expect(overweight({ fareBags: bagsOf('BUSINESS') })).toBeNull();
    expect(overweight({ fareBags: bagsOf('BUSINESS'), cardTier: 'GOLD' })).not.toBeNull();
    expect(overweight({ fareBags: bagsOf('LITE') })).not.toBeNull();
  });
});

it('no piece is heavier than those who lift them may lift', () => {
  const weights = [
    ...FARE_BRANDS.map((brand) => bagsOf(brand).kilograms ?? 0),
    ...CARD_TIERS.map((tier) => TIER_CARDS[tier].benefits.extraBags?.kilograms ?? 0),
  ];
  expect(Math.max(...weights)).toBeLessThanOrEqual(CHECKED_BAG.mostKilograms);
});
