import { expressionBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Tables } from '#gateway/database/tables.ts';
import type { ExtraItem, ExtraOwner, ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { commercialDay, startOfDay } from '#schema/rules/base/time.ts';

/** Makes others who change an order of extras wait until the transaction ends. */
export async function lockExtrasOrder(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.selectFrom('benefit_orders').select('id').where('id', '=', id).forUpdate().execute();
}

/** The order with which a chain of date changes began, as a subquery. */
const firstOfChain = (orderId: string) => sql`(
  with recursive earlier as (
    select ${orderId}::uuid as id, 1 as step
    union all
    select date_changes.order_id, step + 1 from date_changes
      join earlier on date_changes.new_order_id = earlier.id
  ) select id from earlier order by step desc limit 1)`;

/**
 * All orders that came of one booking by date changes, as a subquery: one of a party may have
 * moved, and the others not.
 */
const wholeChain = (orderId: string) => sql`(
  with recursive chain as (
    select first.id from ${firstOfChain(orderId)} as first
    union
    select date_changes.new_order_id from date_changes
      join chain on date_changes.order_id = chain.id
    where date_changes.new_order_id is not null
  ) select id from chain)`;

/**
 * The condition under which a row of `benefit_orders` is a member's own, or was made by guests for
 * a flight order or its chain.
 */
function isOf(owner: ExtraOwner) {
  const eb = expressionBuilder<Tables, 'benefit_orders'>();
  return owner.memberId !== null
    ? eb('benefit_orders.member_id', '=', owner.memberId)
    : eb.and([
        eb('benefit_orders.by_guest', '=', true),
        sql<boolean>`benefit_orders.order_id in ${wholeChain(owner.flightOrderId)}`,
      ]);
}

/**
 * The same of all unpaid orders of a member or flight order: none of them is settled meanwhile,
 * with coupons that seem free.
 */
export async function lockUnpaidOrders(trx: DatabaseTransaction, owner: ExtraOwner): Promise<void> {
  await trx
    .selectFrom('benefit_orders')
    .select('id')
    .where(isOf(owner))
    .where('state', '=', 'PENDING_PAYMENT')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Makes other orders of a member, or of guests for the same flight order or its chain, wait: what
 * the year still allows, and which coupons are free, is counted by one at a time.
 */
export async function lockBuyer(trx: DatabaseTransaction, owner: ExtraOwner): Promise<void> {
  await (owner.memberId !== null
    ? sql`select from members where id = ${owner.memberId} for update`
    : sql`select pg_advisory_xact_lock(
        hashtextextended('guests ' || ${firstOfChain(owner.flightOrderId)}::text, 0))`
  ).execute(trx);
}

/** An order of extras before the database has named it. */
export type NewExtrasOrder = Pick<
  ExtrasOrder,
  'id' | 'memberId' | 'flightOrderId' | 'total' | 'covered' | 'createdAt' | 'paymentDueAt'
> & { readonly items: readonly ExtraItem[] };

/**
 * Adds an unpaid order of extras with its items. @param day the commercial day, which is part of
 * its number
 */
export async function insertExtrasOrder(
  trx: DatabaseTransaction,
  order: NewExtrasOrder,
  day: string,
): Promise<void> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('benefit_order_numbers') as serial`.execute(trx);
  await trx
    .insertInto('benefit_orders')
    .values({
      id: order.id,
      number: `B${day.replaceAll('-', '')}${rows[0]?.serial}`,
      member_id: order.memberId,
      by_guest: order.memberId === null,
      order_id: order.flightOrderId,
      state: 'PENDING_PAYMENT',
      cancellation_cause: null,
      currency: order.total.currency,
      total: order.total.amount,
      covered: order.covered.amount,
      created_at: order.createdAt,
      payment_due_at: order.paymentDueAt,
      paid_at: null,
      closed_at: null,
    })
    .execute();
  await trx
    .insertInto('benefit_order_items')
    .values(
      order.items.map(({ extraId, quantity, price, forWhom }, index) => ({
        benefit_order_id: order.id,
        index,
        benefit_id: extraId,
        quantity,
        price: price.amount,
        passenger_id: forWhom?.passengerId ?? null,
        segment_index: forWhom?.segmentIndex ?? null,
      })),
    )
    .execute();
}

/** Ends an unpaid order of extras; false when something else came first. */
export async function markCancelled(
  trx: DatabaseTransaction,
  id: string,
  cause: CancellationCause,
  closedAt: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('benefit_orders')
    .set({ state: 'CANCELLED', cancellation_cause: cause, closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an unpaid order of extras as paid. */
export async function markPaid(trx: DatabaseTransaction, id: string, paidAt: Date): Promise<void> {
  await trx
    .updateTable('benefit_orders')
    .set({ state: 'PAID', paid_at: paidAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .execute();
}

const startOfYear = (now: Date): Date =>
  startOfDay(`${commercialDay(now).slice(0, 4)}-01-01`, BRAND.commercialZone);

/**
 * How many of each extra were ordered in this calendar year, by its id; cancelled and refunded
 * orders do not count.
 */
export async function orderedThisYear(
  db: Database,
  owner: ExtraOwner,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('benefit_order_items')
    .innerJoin('benefit_orders', 'benefit_orders.id', 'benefit_order_items.benefit_order_id')
    .select(({ fn }) => ['benefit_id', fn.sum<string>('quantity').as('ordered')])
    .where(isOf(owner))
    .where('benefit_orders.created_at', '>=', startOfYear(now))
    .where('benefit_orders.state', 'not in', ['CANCELLED', 'REFUNDED'])
    .where((where) =>
      where.or([
        where('benefit_orders.state', '<>', 'PENDING_PAYMENT'),
        where('benefit_orders.payment_due_at', '>', now),
      ]),
    )
    .groupBy('benefit_id')
    .execute();
  return new Map(rows.map(({ benefit_id, ordered }) => [benefit_id, Number(ordered)]));
}

/**
 * Removes what was left of orders for the accounts that were made before an instant; answers how
 * many.
 */
export async function removeExtrasOrders(
  trx: DatabaseTransaction,
  before: Date,
  most: number,
): Promise<number> {
  const due = await trx
    .selectFrom('benefit_orders')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  // coupons of guests have no other owner
  await trx
    .deleteFrom('benefit_coupons')
    .where('member_id', 'is', null)
    .where('issued_by', 'in', ids)
    .execute();
  await trx.deleteFrom('benefit_orders').where('id', 'in', ids).execute();
  return ids.length;
}
