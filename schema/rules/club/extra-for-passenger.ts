import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { BaggageZone } from '#schema/codes/flights/baggage.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { FareConditions } from '#schema/codes/flights/fare-brands.ts';
import {
  allowed,
  type PassengerSegmentFacts,
  type SegmentVerdict,
} from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { segmentProblem } from '#schema/rules/after-sale/segment-capabilities.ts';

/** What decides whether extras are sold for one passenger on one segment. */
export type ExtrasFacts = Pick<
  PassengerSegmentFacts,
  'coupon' | 'ownFlight' | 'flightCancelled' | 'departsAt' | 'procedure'
>;

/**
 * Whether extras are sold for one passenger on one segment: it is to be flown by this passenger
 * (RULES 9.32).
 */
export const extrasCapability = (facts: ExtrasFacts, now: Date): SegmentVerdict =>
  segmentProblem(facts, now) ?? allowed(facts.departsAt);

/** What a passenger has on a flight without buying extras. */
export type HadOnFlight = {
  readonly tier: CardTier | null;
  readonly cabin: Cabin;
  readonly conditions: Pick<FareConditions, 'priority' | 'lounge'>;
};

function ofCard(kind: ExtraKind, tier: CardTier | null): boolean {
  if (!tier) return false;
  const { benefits } = TIER_CARDS[tier];
  if (kind === 'LOUNGE') return benefits.lounge !== null;
  if (kind === 'PREFERRED_SEAT') return benefits.seatDiscountPercent === 100;
  if (kind !== 'PRIORITY') return false;
  return benefits.priorityCheckIn && benefits.priorityBoarding && benefits.priorityBaggage;
}

function ofFare(kind: ExtraKind, { cabin, conditions }: HadOnFlight): boolean {
  if (kind === 'LOUNGE') return conditions.lounge;
  if (kind === 'PRIORITY') return conditions.priority;
  return kind === 'UPGRADE' && cabin === 'BUSINESS';
}

/**
 * What gives an extra to a passenger already, so that it is not sold to them (RULES 9.33); null
 * where nothing does.
 */
export function includedBy(kind: ExtraKind, had: HadOnFlight): 'CARD' | 'FARE' | null {
  if (ofCard(kind, had.tier)) return 'CARD';
  return ofFare(kind, had) ? 'FARE' : null;
}

/**
 * What an extra costs, in minor units: one price for each zone where it depends on how far the
 * bound goes (RULES 9.34).
 */
export const extraPrice = (
  {
    price,
    zonePrices,
  }: {
    readonly price: number;
    readonly zonePrices: Readonly<Record<BaggageZone, number>> | null;
  },
  zone: BaggageZone | null,
): number => (zonePrices && zone ? zonePrices[zone] : price);
