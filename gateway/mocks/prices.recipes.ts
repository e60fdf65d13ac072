import { BRAND } from '#schema/codes/base/brand.ts';
import {
  BAG_PRICES,
  BAGGAGE_ZONES,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import type { Dice } from './dice.ts';
import type { TypeRecipe } from './recipe.ts';

const money = (amount: number) => ({ amount, currency: BRAND.currency });

/** A price of one adult, whose lines add up. */
const breakdown: TypeRecipe = (dice) => {
  const fare = dice.between(30, 480) * 1000;
  const taxes = [
    { code: 'CN', amount: money(9000) },
    { code: 'YQ', amount: money(dice.between(10, 60) * 500) },
  ];
  const taxTotal = taxes.reduce((sum, { amount }) => sum + amount.amount, 0);
  const total = money(fare + taxTotal);
  const one = { passengerType: 'ADT', count: 1, fare: money(fare), taxes };
  return {
    items: [{ ...one, perPassenger: total, total }],
    fareTotal: money(fare),
    taxTotal: money(taxTotal),
    feeTotal: money(0),
    total,
    taxes,
  };
};

/** Days in a row from tomorrow on, the cheapest marked. */
function dayPrices(dice: Dice, now: Date, count: number) {
  const amounts = Array.from({ length: count }, () => dice.between(38, 290) * 1000);
  const lowest = Math.min(...amounts);
  const days = amounts.map((amount, index) => ({
    date: addDays(now.toISOString().slice(0, 10), index + 1),
    total: money(amount),
    lowest: amount === lowest,
    noPriceReason: null,
  }));
  return { days, lowest: money(lowest), nextPriced: null };
}

/** What is included is what the fare and the card give; prices rise with each piece. */
const allowance: TypeRecipe = (dice) => {
  const pieces = dice.between(1, 2);
  return {
    zone: dice.pick(BAGGAGE_ZONES),
    included: [{ source: 'FARE', pieces, kilograms: 23 }],
    pieces,
    warnings: [],
    linearCentimetres: CHECKED_BAG.linearCentimetres,
  };
};

const bagPrices: TypeRecipe = (dice) => {
  const { extra, overweight, oversize } = BAG_PRICES[dice.pick(BAGGAGE_ZONES)];
  return {
    extra: money(extra),
    firstExtra: money(extra),
    furtherExtra: money(extra),
    overweight: money(overweight),
    oversize: money(oversize),
    extraKilograms: EXTRA_BAG_KILOGRAMS,
    mostKilograms: CHECKED_BAG.mostKilograms,
    mostLinearCentimetres: CHECKED_BAG.mostLinearCentimetres,
    aheadHours: 0,
    aheadDiscountPercent: 0,
  };
};

const BRANDS = [
  { code: 'LITE', cabin: 'ECONOMY', rank: 1 },
  { code: 'STANDARD', cabin: 'ECONOMY', rank: 2 },
  { code: 'FLEX', cabin: 'ECONOMY', rank: 3 },
  { code: 'BUSINESS', cabin: 'BUSINESS', rank: 4 },
] as const;

/** Prices: lines add up, days follow one another, and the lowest is the lowest. */
export const priceRecipes: Record<string, TypeRecipe> = {
  Money: (dice) => money(dice.between(8, 480) * 1000),
  PriceBreakdown: breakdown,
  FareBrand: (dice) => dice.pick(BRANDS),
  BagAllowance: (dice) => ({ pieces: dice.between(1, 2), kilograms: 23 }),
  BaggageAllowance: allowance,
  BaggagePrices: bagPrices,
  FareConditions: (dice) => ({ pointsPercent: dice.pick([1, 3, 5, 8]) }),
  PriceCalendar: (dice, now) => dayPrices(dice, now, 30),
  FlightSearch: (dice, now) => ({
    ribbon: dayPrices(dice, now, 7).days,
    nearestDays: [],
    boundIndex: 0,
    chosen: [],
  }),
};
