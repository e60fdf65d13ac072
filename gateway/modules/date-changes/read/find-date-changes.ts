import type {
  DateChange,
  StoredDateChange,
} from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { type Money, maxMoney, minMoney, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';
import { dateChangesOfRead, loadDateChange, loadDateChangesOf } from './date-changes.repository.ts';

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = ({ state, totalDue }: StoredDateChange): Money =>
  state === 'PENDING_PAYMENT' ? totalDue : zeroMoney(totalDue.currency);

/** What points may pay of a change: the difference of fare alone (RULES 8.8). */
export const fareDifferenceOf = ({ quotes, totalDue }: StoredDateChange): Money =>
  sumMoney(
    quotes.map(({ fareDifference, addCollect }) =>
      maxMoney(zeroMoney(totalDue.currency), minMoney(fareDifference, addCollect)),
    ),
    totalDue.currency,
  );

type Sources = Pick<DateChangeDependencies, 'db' | 'orders'>;

/**
 * A change as it is at an instant, with the order as it was when it was closed, or is while it is
 * open.
 */
async function whole(
  { db, orders }: Sources,
  stored: StoredDateChange,
  viewer: ActorOrAirline,
  now: Date,
): Promise<DateChange | null> {
  const change = purchaseAt(stored, now);
  const left = change.closedAt ?? now;
  const order = await orders.findBefore({ id: change.orderId }, left, viewer, now, db);
  return order && { ...change, order, asOf: now };
}

/** One change of date as it is at an instant, if the viewer may see its order. */
export async function findDateChange(
  sources: Sources,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<DateChange | null> {
  const stored = await loadDateChange(sources.db, id, viewer, now);
  return stored && whole(sources, stored, viewer, now);
}

async function wholeOf(
  sources: Sources,
  stored: readonly StoredDateChange[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<DateChange[]> {
  const changes = await Promise.all(stored.map((one) => whole(sources, one, viewer, now)));
  return changes.filter((change) => change !== null);
}

/** The changes of an order that the viewer may see, the latest first. */
export const dateChangesOf = async (
  sources: Sources,
  orderId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<DateChange[]> =>
  wholeOf(sources, await loadDateChangesOf(sources.db, orderId, viewer, now), viewer, now);

/** The same of an order that the viewer was shown: several fields ask once. */
export const dateChangesIn = async (
  sources: Sources,
  order: Order,
  viewer: ActorOrAirline,
  now: Date,
): Promise<DateChange[]> =>
  wholeOf(sources, await dateChangesOfRead(sources.db, order, now), viewer, now);
