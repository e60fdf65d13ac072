import { inTransaction } from '#gateway/database/transaction.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import type { ExampleValueParts } from './example-values.parts.ts';

type Parts = Pick<ExampleValueParts, 'db' | 'keys' | 'services'>;

/** Whether an order can be used by an example as it is now. */
export type Fits = (order: Order) => Promise<boolean> | boolean;

/** An order that an example needs. */
type WantedOrder = {
  readonly scenario: Scenario;
  readonly fits: Fits;
  /** Whether it must have been made in this browser. */
  readonly typedHere?: boolean;
};

/**
 * The order opened to a browser last that fits; that of a scenario, made and opened now, where none
 * does.
 */
export async function openedOrder(
  { db, keys, services }: Parts,
  visitor: KnownActor,
  { scenario, fits, typedHere = false }: WantedOrder,
  now: Date,
): Promise<Order | null> {
  for (const { order } of await services.orders.openedTo(visitor, now))
    if (await fits(order)) return order;
  const desk = typedHere ? testOrders(db, keys, { visitor }) : testOrders(db, keys);
  const [made] = (await loadScenario(desk, scenario, now)).orders;
  const id = (made && keyOf('Order', made.id)) ?? '';
  await inTransaction(db, (trx) => services.orders.openTo(trx, id, visitor.sessionId, now));
  return services.orders.find({ id }, AIRLINE, now);
}
