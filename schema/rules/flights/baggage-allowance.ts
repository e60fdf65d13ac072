import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import {
  BAG_PRICES,
  type BaggageZone,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import type { BagAllowance } from '#schema/codes/flights/fare-brands.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import { fareBags } from './fare-bags.ts';

/** Where included bags come from. */
export const BAGGAGE_SOURCES = ['FARE', 'CARD'] as const;
export type BaggageSource = (typeof BAGGAGE_SOURCES)[number];

/** What one should know before relying on the answer. */
export const BAGGAGE_WARNINGS = ['NO_FREE_ALLOWANCE', 'CARD_NOT_FOR_INFANTS'] as const;
export type BaggageWarning = (typeof BAGGAGE_WARNINGS)[number];

/** One traveller on one bound. */
export type BaggageQuestion = {
  readonly zone: BaggageZone;
  /** What the fare includes; for an infant, the fare of its adult. */
  readonly fareBags: BagAllowance;
  readonly passengerType: PassengerType;
  /** The traveller's own card; null without. */
  readonly cardTier: CardTier | null;
};

/** A number of pieces, and the kilograms that each may weigh. */
export type IncludedBags = {
  readonly source: BaggageSource;
  readonly pieces: number;
  readonly kilograms: number;
};

/** What bags beyond the allowance cost, each one way. */
export type BaggagePrices = {
  readonly extra: Money;
  /** What a piece that is bought may weigh. */
  readonly extraKilograms: number;
  /** Null where every included piece may have the greatest weight anyway. */
  readonly overweight: Money | null;
  readonly oversize: Money;
  readonly mostKilograms: number;
  readonly mostLinearCentimetres: number;
};

/** What may be checked without a charge, and what more costs. */
export type BaggageAllowance = {
  readonly zone: BaggageZone;
  readonly included: readonly IncludedBags[];
  /** All included pieces. */
  readonly pieces: number;
  /** Whether a folded pushchair and a child seat go free on top. */
  readonly pushchair: boolean;
  /** Length, width and height of a piece together. */
  readonly linearCentimetres: number;
  readonly prices: BaggagePrices;
  readonly warnings: readonly BaggageWarning[];
};

function bagsOfFare(question: BaggageQuestion): IncludedBags[] {
  const bags = fareBags(question.fareBags, question.passengerType);
  return bags ? [{ source: 'FARE', ...bags }] : [];
}

/** A card counts for the member alone, on every fare; a child may have one, an infant has none. */
function bagsOfCard({ cardTier, passengerType }: BaggageQuestion): IncludedBags[] {
  const extra =
    cardTier && passengerType !== 'INF' ? TIER_CARDS[cardTier].benefits.extraBags : null;
  return extra ? [{ source: 'CARD', ...extra }] : [];
}

const inMoney = (amount: number) => money(amount, BRAND.currency);

function pricesBeyond(zone: BaggageZone, included: readonly IncludedBags[]): BaggagePrices {
  const { extra, overweight, oversize } = BAG_PRICES[zone];
  const { mostKilograms, mostLinearCentimetres } = CHECKED_BAG;
  const heavier =
    included.length === 0 || included.some(({ kilograms }) => kilograms < mostKilograms);
  return {
    extra: inMoney(extra),
    extraKilograms: EXTRA_BAG_KILOGRAMS,
    overweight: heavier ? inMoney(overweight) : null,
    oversize: inMoney(oversize),
    mostKilograms,
    mostLinearCentimetres,
  };
}

/** The checked baggage of one traveller on one bound (RULES 3.12). */
export function baggageAllowance(question: BaggageQuestion): BaggageAllowance {
  const { zone, passengerType, cardTier } = question;
  const fare = bagsOfFare(question);
  const included = [...fare, ...bagsOfCard(question)];
  const infantsCard = passengerType === 'INF' && cardTier !== null;
  return {
    zone,
    included,
    pieces: included.reduce((sum, bags) => sum + bags.pieces, 0),
    pushchair: passengerType !== 'ADT',
    linearCentimetres: CHECKED_BAG.linearCentimetres,
    prices: pricesBeyond(zone, included),
    warnings: [
      ...(fare.length === 0 ? (['NO_FREE_ALLOWANCE'] as const) : []),
      ...(infantsCard ? (['CARD_NOT_FOR_INFANTS'] as const) : []),
    ],
  };
}
