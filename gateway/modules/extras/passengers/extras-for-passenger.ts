import type { Database } from '#gateway/database/database.ts';
import type { Extra } from '#gateway/modules/extras/extra.model.ts';
import type {
  ExtrasActionDependencies,
  ExtrasDependencies,
} from '#gateway/modules/extras/extras-dependencies.ts';
import type { ExtrasItemFault } from '#gateway/modules/extras/orders/create-extras-order.input.ts';
import { mealFlight } from '#gateway/modules/orders/meals/meals-along.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import {
  couponOf,
  type PassengerSegmentView,
  type SegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureIn } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { BaggageZone } from '#schema/codes/flights/baggage.ts';
import type {
  SegmentReason,
  SegmentVerdict,
} from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import {
  extraPrice,
  extrasCapability,
  type HadOnFlight,
  includedBy,
} from '#schema/rules/club/extra-for-passenger.ts';
import { baggageZone } from '#schema/rules/flights/baggage-zone.ts';

/** An extra for one passenger on one flight. */
export type ExtraForPassenger = {
  readonly extra: Extra;
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

type Sources = Pick<ExtrasDependencies, 'fares'> & {
  readonly orders: Pick<ExtrasDependencies['orders'], 'flights'>;
  readonly members: Pick<ExtrasDependencies['members'], 'cardOf'>;
};

/** How far the bound of a segment goes, connections included. */
function zoneOf({ orders }: Pick<Sources, 'orders'>, { order, boundIndex }: SegmentView) {
  const flights = order.segments
    .filter((segment) => segment.boundIndex === boundIndex)
    .map((segment) => orders.flights.flightOf(segment));
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) throw new Error('a bound without flights');
  return baggageZone({
    originCountry: first.origin.country,
    destinationCountry: last.destination.country,
  });
}

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
export const priceFor = (extra: Extra, receiver: ExtrasReceiver | null): Money =>
  money(extraPrice(extra, receiver?.zone ?? null), BRAND.currency);

/**
 * Every extra for a passenger on a flight, at its price there; none where only the flight is open
 * to the viewer.
 */
export async function extrasForPassenger(
  sources: Sources & Pick<ExtrasDependencies, 'catalogue'>,
  one: PassengerSegmentView,
  now: Date,
): Promise<ExtraForPassenger[]> {
  if (one.segment.order.onlySegment !== undefined) return [];
  const receiver = await extrasReceiver(sources, one, now);
  return sources.catalogue.map((extra) => {
    const included = includedBy(extra.kind, receiver);
    return {
      extra,
      price: priceFor(extra, receiver),
      includedBy: included,
      cardTier: included === 'CARD' ? receiver.tier : null,
    };
  });
}

/**
 * Loads once what decides whether extras are sold for anyone of an order, and answers for one
 * passenger on one segment.
 */
export async function extrasVerdicts(
  { proceduresOf, cancelledOf }: ExtrasActionDependencies,
  db: Database,
  order: Order,
  now: Date,
): Promise<(one: PassengerSegmentView) => SegmentVerdict> {
  const procedures = await proceduresOf(db, order, now);
  const cancelled = await cancelledOf(db, order, now);
  return (one) => {
    const { departsAt, ownFlight } = mealFlight(one.segment);
    const facts = {
      departsAt,
      ownFlight,
      coupon: couponOf(one)?.state ?? null,
      flightCancelled: cancelled.has(one.segment.index),
      procedure: procedureIn(procedures, one),
    };
    return extrasCapability(facts, now);
  };
}

/** Whether extras are sold for passengers of an order, asked by the orders. */
export const extrasActions =
  (sources: ExtrasActionDependencies): SegmentActionSource =>
  async (db, order, now) => {
    const verdictOn = await extrasVerdicts(sources, db, order, now);
    return (one) => [segmentCapabilityOf('BUY_EXTRAS', verdictOn(one))];
  };

const CODES: Partial<Record<SegmentReason, ExtrasItemFault['code']>> = {
  NOT_TICKETED: 'NOT_TICKETED',
  OTHER_CARRIER: 'OTHER_CARRIER',
  FLIGHT_CANCELLED: 'FLIGHT_CANCELLED',
  FLIGHT_LEFT: 'FLIGHT_LEFT',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
};

/** The code with which an order of extras is refused; null where they are sold. */
export const extrasFault = (verdict: SegmentVerdict): ExtrasItemFault['code'] | null =>
  verdict.allowed ? null : (CODES[verdict.reason] ?? 'COUPON_USED');
