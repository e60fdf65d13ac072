import { type Selectable, sql } from 'kysely';
import { anyOf, type Database, type DatabaseTransaction } from '#gateway/database/database.ts';
import type { ExtrasOrdersTable } from '#gateway/database/tables/extras.tables.ts';
import type { ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import {
  extrasOrdersOfMember,
  paidByViewer,
} from '#gateway/modules/payments/payments.condition.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { money } from '#schema/rules/base/money.ts';

const extrasOrders = (db: Database, viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('benefit_orders')
    .selectAll('benefit_orders')
    .where(paidByViewer(viewer, now))
    .orderBy('benefit_orders.created_at', 'desc')
    .orderBy('benefit_orders.number', 'desc');

const ofFlightOrders = (
  db: Database,
  flightOrderIds: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
) =>
  extrasOrders(db, viewer, now)
    .where('benefit_orders.order_id', '=', anyOf(flightOrderIds))
    .execute();

async function withItems(
  db: Database,
  rows: readonly Selectable<ExtrasOrdersTable>[],
  now: Date,
): Promise<ExtrasOrder[]> {
  if (rows.length === 0) return [];
  const items = await db
    .selectFrom('benefit_order_items')
    .selectAll()
    .where(
      'benefit_order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('index')
    .execute();
  return rows.map((row) => {
    const currency = row.currency as CurrencyCode;
    const order: ExtrasOrder = {
      id: row.id,
      number: row.number,
      memberId: row.member_id,
      byGuest: row.by_guest,
      flightOrderId: row.order_id,
      state: row.state as ExtrasOrder['state'],
      cancellationCause: row.cancellation_cause as CancellationCause | null,
      items: items
        .filter(({ benefit_order_id }) => benefit_order_id === row.id)
        .map(({ benefit_id, quantity, price, passenger_id, segment_index }, place, own) => ({
          orderId: row.id,
          extraId: benefit_id,
          quantity,
          price: money(price, currency),
          forWhom:
            passenger_id !== null && segment_index !== null
              ? { passengerId: passenger_id, segmentIndex: segment_index }
              : null,
          before: own
            .slice(0, place)
            .filter((one) => one.benefit_id === benefit_id)
            .reduce((sum, one) => sum + one.quantity, 0),
        })),
      total: money(row.total, currency),
      covered: money(row.covered, currency),
      createdAt: row.created_at,
      paymentDueAt: row.payment_due_at,
      closedAt: row.closed_at,
      asOf: now,
    };
    return purchaseAt(order, now);
  });
}

/** One order of extras as it is now, if the viewer may see it. */
export async function findExtrasOrder(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<ExtrasOrder | null> {
  if (!isUuid(id)) return null;
  const rows = await extrasOrders(db, viewer, now).where('benefit_orders.id', '=', id).execute();
  return (await withItems(db, rows, now))[0] ?? null;
}

/**
 * The orders of extras of a member, and those that guests made for the member's flight orders, as
 * they are now, the latest first.
 */
export async function extrasOrdersOf(
  db: Database,
  memberId: string,
  now: Date,
): Promise<ExtrasOrder[]> {
  const rows = await extrasOrders(db, { memberId, sessionId: null }, now)
    .where(sql<boolean>`benefit_orders.id in ${extrasOrdersOfMember(memberId)}`)
    .execute();
  return withItems(db, rows, now);
}

/**
 * The orders of extras for passengers of some flight orders, as far as the viewer may see them, the
 * latest first.
 */
export const extrasOrdersFor = async (
  db: Database,
  flightOrderIds: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<ExtrasOrder[]> =>
  withItems(db, await ofFlightOrders(db, flightOrderIds, viewer, now), now);

/**
 * Unpaid orders of extras whose 50 minutes are over, without those that another transaction has
 * locked.
 */
export async function lockDueExtrasOrders(
  trx: DatabaseTransaction,
  now: Date,
  most: number,
): Promise<ExtrasOrder[]> {
  const rows = await trx
    .selectFrom('benefit_orders')
    .selectAll()
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '<=', now)
    .orderBy('payment_due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return withItems(trx, rows, now);
}

/** Whether an order of extras of a member waits for payment. */
export async function hasOpenExtrasOrder(
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('benefit_orders')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders of extras. */
export const extrasVersions: OrderVersionSource = async (db, ids, now) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select id, concat_ws(' ', xmin, payment_due_at <= ${now}) as version
    from benefit_orders where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
};
