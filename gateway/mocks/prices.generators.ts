import { globalId } from '#gateway/graphql/global-id.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  BAG_PRICES,
  BAGGAGE_ZONES,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import type { TypeGenerator } from './generator.ts';
import type { SeededRandom } from './seeded-random.ts';

/** An amount in the airline's own currency. */
export const ownMoney = (amount: number): Money => money(amount, BRAND.currency);

type Party = readonly (readonly [type: 'ADT' | 'CHD' | 'INF', count: number])[];

/** What an infant pays of the fare of an adult. */
const INFANT_SHARE = 0.1;

/** A price whose lines add up. */
export function breakdown(dice: SeededRandom, party: Party) {
  const adult = dice.between(30, 480) * 1000;
  const surcharge = dice.between(10, 60) * 500;
  const lines = party.map(([passengerType, count]) => {
    const fare = passengerType === 'INF' ? adult * INFANT_SHARE : adult;
    const taxes =
      passengerType === 'INF'
        ? []
        : [
            { code: 'CN', amount: 9000 },
            { code: 'YQ', amount: surcharge },
          ];
    const one = fare + taxes.reduce((sum, { amount }) => sum + amount, 0);
    return { passengerType, count, fare, taxes, one };
  });
  const sum = (amounts: readonly number[]) => ownMoney(amounts.reduce((all, one) => all + one, 0));
  const taxOf = (code: string) =>
    sum(
      lines.flatMap(({ count, taxes }) =>
        taxes.filter((tax) => tax.code === code).map(({ amount }) => amount * count),
      ),
    );
  const taxes = ['CN', 'YQ'].map((code) => ({ code, amount: taxOf(code) }));
  return {
    items: lines.map(({ passengerType, count, fare, taxes: own, one }) => ({
      passengerType,
      count,
      fare: ownMoney(fare),
      taxes: own.map(({ code, amount }) => ({ code, amount: ownMoney(amount) })),
      perPassenger: ownMoney(one),
      total: ownMoney(one * count),
    })),
    fareTotal: sum(lines.map(({ fare, count }) => fare * count)),
    taxTotal: sum(taxes.map(({ amount }) => amount.amount)),
    feeTotal: ownMoney(0),
    total: sum(lines.map(({ one, count }) => one * count)),
    taxes,
  };
}

/** What some points of a member pay of an amount. */
export function pointsOffset(due: { readonly amount: number }) {
  const usable = Math.floor(due.amount / LIMITS.pointValueMinorUnits / 3);
  const value = usable * LIMITS.pointValueMinorUnits;
  return {
    usable,
    available: usable + 900,
    value: ownMoney(value),
    remaining: ownMoney(due.amount - value),
    reason: null,
    heldUntil: null,
  };
}

/** Days in a row from tomorrow on, the cheapest marked. */
function dayPrices(dice: SeededRandom, now: Date, count: number) {
  const amounts = Array.from({ length: count }, () => dice.between(38, 290) * 1000);
  const lowest = Math.min(...amounts);
  const days = amounts.map((amount, index) => ({
    date: addDays(now.toISOString().slice(0, 10), index + 1),
    total: ownMoney(amount),
    lowest: amount === lowest,
    noPriceReason: null,
  }));
  return { days, lowest: ownMoney(lowest), nextPriced: null };
}

/** There and back in the coming weeks. */
const destinationFare: TypeGenerator = (dice, now) => {
  const departureDate = addDays(now.toISOString().slice(0, 10), dice.between(20, 45));
  return {
    departureDate,
    returnDate: addDays(departureDate, dice.between(3, 7)),
    durationMinutes: dice.between(80, 780),
  };
};

/** What is included is what the fare and the card give; prices rise with each piece. */
const allowance: TypeGenerator = (dice) => {
  const pieces = dice.between(1, 2);
  return {
    zone: dice.pick(BAGGAGE_ZONES),
    included: [{ source: 'FARE', pieces, kilograms: 23 }],
    pieces,
    warnings: [],
    linearCentimetres: CHECKED_BAG.linearCentimetres,
  };
};

const bagPrices: TypeGenerator = (dice) => {
  const { extra, overweight, oversize } = BAG_PRICES[dice.pick(BAGGAGE_ZONES)];
  return {
    extra: ownMoney(extra),
    firstExtra: ownMoney(extra),
    furtherExtra: ownMoney(extra),
    overweight: ownMoney(overweight),
    oversize: ownMoney(oversize),
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

/** Every brand, each once, from the lowest. */
export const allBrands = () => BRANDS.map(({ code }) => ({ id: globalId('FareBrand', code) }));

/** The fares of a flight, each dearer than the one before. */
const flightFares: TypeGenerator = (dice) => {
  const lowest = dice.between(38, 290) * 1000;
  const fares = BRANDS.map(({ code, rank }) => {
    const total = ownMoney(lowest * rank);
    const brand = { id: globalId('FareBrand', code) };
    return { brand, perAdult: total, total, tripTotal: total, seatsLeft: null };
  });
  return { fares, lowestTotal: ownMoney(lowest), lowestOfDay: false, tightConnection: false };
};

/** Prices: lines add up, days follow one another, and the lowest is the lowest. */
export const priceGenerators: Record<string, TypeGenerator> = {
  Money: (dice) => ownMoney(dice.between(8, 480) * 1000),
  PriceBreakdown: (dice) => breakdown(dice, [['ADT', 1]]),
  FareBrand: (dice, _now, key) => BRANDS.find(({ code }) => code === key) ?? dice.pick(BRANDS),
  BagAllowance: (dice) => ({ pieces: dice.between(1, 2), kilograms: 23 }),
  BaggageAllowance: allowance,
  BaggagePrices: bagPrices,
  FlightOption: flightFares,
  FareConditions: (dice) => ({ pointsPercent: dice.pick([1, 3, 5, 8]) }),
  DestinationFare: destinationFare,
  PriceCalendar: (dice, now) => dayPrices(dice, now, 30),
  FlightSearch: (dice, now) => ({
    ribbon: dayPrices(dice, now, 7).days,
    nearestDays: [],
    boundIndex: 0,
    chosen: [],
  }),
};
