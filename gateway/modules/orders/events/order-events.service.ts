import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies, OrderEvent } from '#gateway/modules/orders/order-dependencies.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';

/** How an order began: booked, or by the change of date of an earlier one. */
const begun = ({ id, createdAt }: Order, others: readonly OrderEvent[]): OrderEvent =>
  others.find((event) => 'newOrderId' in event && event.newOrderId === id) ?? {
    __typename: 'OrderCreated',
    at: createdAt,
  };

const byInstant = <Value>(values: readonly Value[], at: (value: Value) => Date) =>
  [...Map.groupBy(values, (value) => at(value).getTime())].map(
    ([time, together]) => [new Date(time), together] as const,
  );

/** Tickets that were issued together are one event. */
const ticketed = ({ tickets }: Order): OrderEvent[] =>
  byInstant(tickets, ({ issuedAt }) => issuedAt).map(([at, together]) => ({
    __typename: 'OrderTicketed',
    at,
    ticketNumbers: together.map(({ number }) => number),
  }));

/** Special meals, those of one request together, by when each was requested or changed last. */
function mealsChosen({ passengers }: Order): OrderEvent[] {
  const all = passengers.flatMap(({ meals }) => meals);
  return byInstant(all, ({ requestedAt }) => requestedAt).map(([at, together]) => ({
    __typename: 'OrderMealsChosen',
    at,
    count: together.length,
  }));
}

function ended({ state, closedAt, cancellationCause: cause }: Order): OrderEvent[] {
  if (!closedAt) return [];
  if (state === 'CANCELLED') return [{ __typename: 'OrderCancelled', at: closedAt, cause }];
  return state === 'COMPLETED' ? [{ __typename: 'OrderCompleted', at: closedAt }] : [];
}

/** What leads to what, where both are of one instant. */
const LEADS = [
  'OrderCreated',
  'OrderPaymentMade',
  'OrderTicketed',
  'OrderMealsChosen',
  'OrderRefundChanged',
  'OrderDateChanged',
  'OrderCancelled',
  'OrderCompleted',
] as const satisfies readonly OrderEvent['__typename'][];

const placeOf = ({ __typename }: OrderEvent): number => LEADS.indexOf(__typename ?? 'OrderCreated');

/**
 * What happened to an order, the latest first; of one instant, what came of it before what led to
 * it.
 */
export async function orderEvents(
  { db, eventSources }: Pick<OrderDependencies, 'db' | 'eventSources'>,
  order: Order,
  viewer: ActorOrAirline,
  now: Date,
): Promise<OrderEvent[]> {
  // who may see one flight of it sees nothing of its history
  if (order.onlySegment !== undefined) return [];
  const others = (
    await Promise.all(eventSources.map((source) => source(db, order, viewer, now)))
  ).flat();
  const first = begun(order, others);
  const events = [...others, ...ticketed(order), ...mealsChosen(order), ...ended(order)]
    .filter((event) => event !== first)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return [first, ...events].toReversed().toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** A text for each order: another one after each change of anything that its page shows. */
export async function orderVersions(
  { db, versionSources }: Pick<OrderDependencies, 'db' | 'versionSources'>,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const tables = await Promise.all(versionSources.map((source) => source(db, orderIds, now)));
  const found = tables.map((rows) => new Map(rows.map(({ id, version }) => [id, version])));
  return new Map(
    orderIds.map((id) => [id, found.map((versions) => versions.get(id) ?? '').join('|')]),
  );
}
