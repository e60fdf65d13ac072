import type { Benefit } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SegmentView } from '#gateway/modules/orders/segments/segment-view.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { BaggageZone } from '#schema/codes/flights/baggage.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import {
  extraPrice,
  type HadOnFlight,
  includedBy,
} from '#schema/rules/club/extra-for-passenger.ts';
import { baggageZone } from '#schema/rules/flights/baggage-zone.ts';

/** An extra for one passenger on one flight. */
export type ExtraForPassenger = {
  readonly benefit: Benefit;
  readonly price: Money;
  readonly includedBy: 'CARD' | 'FARE' | null;
  readonly cardTier: CardTier | null;
};

/**
 * A passenger on a flight as far as extras are concerned: how far the bound goes, and what the
 * passenger has already.
 */
export type ExtrasReceiver = HadOnFlight & {
  readonly segment: SegmentView;
  readonly zone: BaggageZone;
};

type Sources = Pick<BenefitDependencies, 'fares'> & {
  readonly orders: Pick<BenefitDependencies['orders'], 'flights'>;
  readonly members: Pick<BenefitDependencies['members'], 'cardOf'>;
};

/** How far the bound of a segment goes, connections included. */
const zoneOf = ({ orders }: Pick<Sources, 'orders'>, { order, boundIndex }: SegmentView) => {
  const flights = order.segments
    .filter((segment) => segment.boundIndex === boundIndex)
    .map((segment) => orders.flights.flightOf(segment));
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) throw new Error('a bound without flights');
  return baggageZone({
    originCountry: first.origin.country,
    destinationCountry: last.destination.country,
  });
};

/**
 * What decides about the price of extras for a passenger on a flight, and about which are sold to
 * them.
 */
export const extrasReceiver = async (
  sources: Sources,
  { passenger, segment }: PassengerSegmentView,
  now: Date,
): Promise<ExtrasReceiver> => ({
  segment,
  zone: zoneOf(sources, segment),
  tier: await sources.members.cardOf(passenger, now),
  cabin: segment.cabin,
  conditions: sources.fares.brand(segment.brand).conditions,
});

/** What one of an extra costs, for a passenger on a flight or for none. */
export const priceFor = (benefit: Benefit, receiver: ExtrasReceiver | null): Money =>
  money(extraPrice(benefit, receiver?.zone ?? null), BRAND.currency);

/**
 * Every extra for a passenger on a flight, at its price there; none where only the flight is open
 * to the reader.
 */
export const extrasForPassenger = async (
  sources: Sources & Pick<BenefitDependencies, 'catalogue'>,
  one: PassengerSegmentView,
  now: Date,
): Promise<ExtraForPassenger[]> => {
  if (one.segment.order.onlySegment !== undefined) return [];
  const receiver = await extrasReceiver(sources, one, now);
  return sources.catalogue.map((benefit) => {
    const included = includedBy(benefit.kind, receiver);
    return {
      benefit,
      price: priceFor(benefit, receiver),
      includedBy: included,
      cardTier: included === 'CARD' ? receiver.tier : null,
    };
  });
};
