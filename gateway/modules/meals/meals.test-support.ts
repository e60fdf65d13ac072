import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import { cancelledSegments } from '#gateway/modules/orders/segments/segments.service.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import type { MealCode } from '#schema/codes/travellers/special-meals.ts';
import { type MealDependencies, mealActions } from './meal-status.ts';
import { createMealService } from './meals.service.ts';

const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });

/** The global id of a passenger of an order on one of its segments. */
export const mealId = (order: Order, passenger = 0, segment = 0): string =>
  globalId('PassengerSegment', `${order.passengers[passenger]?.id}.${segment}`);

/** A desk at which special meals are chosen. Call it at the top level of a test file. */
export function mealDesk(db: Database, replaced: Partial<MealDependencies> = {}) {
  const timetable = createSimulatedTimetable();
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: (of) => irregularitiesOf(db, of),
  });
  const knowledge = {
    proceduresOf: proceduresOfRead([]),
    cancelledOf: cancelledSegments({ timetable, operations }),
  };
  const desk = testOrders(db, keys, { segmentActions: [mealActions(knowledge)] });
  const sources: MealDependencies = {
    ...knowledge,
    db,
    orders: desk.orders,
    ...replaced,
  };
  const meals = createMealService(sources);

  /** A ticketed round trip of a new visitor's. */
  const roundTrip = async (
    party: Partial<{ adults: number; children: number; infants: number }> = {},
  ) => {
    const visitor = aVisitor();
    const bound = (origin: string, destination: string, days: number) => ({
      origin,
      destination,
      date: desk.inDays(days),
    });
    const offer = desk.offer({
      party: { adults: 1, children: 0, infants: 0, ...party },
      bounds: [bound('PVG', 'HKG', 30), bound('HKG', 'PVG', 34)],
      tripType: 'ROUND_TRIP',
    });
    return { visitor, order: await desk.pay(await desk.book(offer, {}, visitor)) };
  };

  /** Chooses meals for passengers of an order; answers with the codes of what stood in the way. */
  const choose = async (
    order: Order,
    choices: Readonly<Record<string, MealCode | null>>,
    visitor: Visitor,
    idempotencyKey: string = randomUUID(),
  ) => {
    const chosen = Object.entries(choices).map(([passengerSegmentId, meal]) => ({
      passengerSegmentId,
      meal,
    }));
    const request = { idempotencyKey, orderId: order.id, meals: chosen };
    return meals.choose(request, visitor, desk.now());
  };

  /** The meals of an order as stored, `index CODE STATE` in the order of passengers. */
  const stored = async (order: Order, visitor: Visitor) =>
    (await desk.orders.find({ id: order.id }, visitor, desk.now()))?.passengers.map((one) =>
      one.meals
        .map(({ segmentIndex, code, state }) => `${segmentIndex} ${code} ${state}`)
        .toSorted(),
    );

  return { desk, sources, meals, roundTrip, choose, stored };
}
