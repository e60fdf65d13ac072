import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { ResolversTypes } from '#gateway/resolvers.gen.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';

/**
 * A change of date in the history of an order; of the order that it has made it is the beginning.
 */
export type ChangedDate = Awaited<ResolversTypes['OrderDateChanged']> & {
  readonly __typename: 'OrderDateChanged';
  readonly newOrderId: string | null;
};

/** What happened to an order, in the form of the schema. */
export type OrderEvent = Awaited<ResolversTypes['OrderEvent']> | ChangedDate;

/**
 * What another module knows of the history of an order and may show to a viewer, the earliest
 * first.
 */
export type OrderEventSource = (
  db: Database,
  order: Order,
  viewer: ActorOrAirline,
  now: Date,
) => Promise<readonly OrderEvent[]>;
