import type { Database } from '#gateway/database/database.ts';
import { mealFlight } from '#gateway/modules/orders/meals/meals-along.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { ChosenMeal } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { OrderQuestion } from '#gateway/modules/orders/per-order-cache.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { type Procedures, procedureIn } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import {
  type MealFacts,
  mealCapability,
  mealsFor,
  mealUntil,
  servesMeals,
} from '#schema/rules/meals/special-meal.ts';

/** What says whether a special meal may be chosen. */
type MealActionDependencies = {
  readonly proceduresOf: OrderQuestion<Procedures>;
  readonly cancelledOf: OrderQuestion<ReadonlySet<number>>;
};

/** What the choice of special meals is made from. */
export type MealDependencies = MealActionDependencies & {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'find' | 'lock' | 'writeMeals'>;
};

/** What decides about the meal of one passenger of the order on one segment. */
export type MealFactsOf = (one: PassengerSegmentView) => MealFacts;

/** Loads once what decides about the meals of everyone of an order. */
export async function mealFactsOf(
  { proceduresOf, cancelledOf }: MealActionDependencies,
  db: Database,
  order: Order,
  now: Date,
): Promise<MealFactsOf> {
  const procedures = await proceduresOf(db, order, now);
  const cancelled = await cancelledOf(db, order, now);
  return (one) => ({
    ...mealFlight(one.segment),
    passengerType: one.passenger.type,
    coupon: couponOf(one)?.state ?? null,
    flightCancelled: cancelled.has(one.segment.index),
    procedure: procedureIn(procedures, one),
  });
}

const OF_NO_USE: ReadonlySet<string> = new Set(['REFUNDED', 'EXCHANGED', 'VOID']);

/**
 * Whether the meals of an order are open to its viewer: not where only one flight is (RULES 2.34).
 */
const isOpen = ({ onlySegment }: Order): boolean => onlySegment === undefined;

/** The meal of one passenger on one segment; null where there is none that the viewer may see. */
export function mealIn(one: PassengerSegmentView): ChosenMeal | null {
  const { order, index } = one.segment;
  if (!isOpen(order) || OF_NO_USE.has(couponOf(one)?.state ?? '')) return null;
  return one.passenger.meals.find(({ segmentIndex }) => segmentIndex === index) ?? null;
}

/** The meals that one passenger may have on one segment, with their deadlines. */
export const mealOffersFor = ({ passenger, segment }: PassengerSegmentView) =>
  isOpen(segment.order) && servesMeals(mealFlight(segment))
    ? mealsFor(passenger.type).map((code) => ({ code, until: mealUntil(code, segment.departsAt) }))
    : [];

/** Whether passengers of an order may choose special meals, asked by the orders. */
export const mealActions =
  (sources: MealActionDependencies): SegmentActionSource =>
  async (db, order, now) => {
    const factsOf = await mealFactsOf(sources, db, order, now);
    return (one) => [segmentCapabilityOf('CHOOSE_MEAL', mealCapability(factsOf(one), now))];
  };
