import { sql } from 'kysely';
import { anyOf, type Database, type DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { PART_CAUSES, type Payment } from './payment.model.ts';
import { paymentOf, returnOf } from './payment-row.repository.ts';
import { paidByViewer } from './payments.condition.ts';

const payments = (db: Database, viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('benefit_orders', 'benefit_orders.id', 'payments.benefit_order_id')
    .selectAll('payments')
    .where((where) =>
      where.or([
        where.and([where('orders.id', 'is not', null), visibleTo(viewer, now)]),
        where.and([where('benefit_orders.id', 'is not', null), paidByViewer(viewer, now)]),
      ]),
    )
    .orderBy('payments.ordinal', 'desc');

const byId = (db: Database, id: string, viewer: ActorOrAirline, now: Date) =>
  payments(db, viewer, now).where('payments.id', '=', id).execute();
const ofPayable = (db: Database, payableId: string, viewer: ActorOrAirline, now: Date) =>
  payments(db, viewer, now).where('payments.payable_id', '=', payableId).execute();
const wholeReturns = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_returns')
    .selectAll()
    .where('payment_id', '=', anyOf(paymentIds))
    .where('cause', 'not in', PART_CAUSES)
    .execute();

async function withReturns(
  db: Database,
  rows: Awaited<ReturnType<typeof byId>>,
): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const returns = await wholeReturns(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const returned = returns.find(({ payment_id }) => payment_id === row.id);
    return paymentOf(row, returned ? returnOf(returned) : null);
  });
}

/** One attempt, if the viewer may see its order. */
export async function findPayment(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Payment | null> {
  if (!isUuid(id)) return null;
  return (await withReturns(db, await byId(db, id, viewer, now)))[0] ?? null;
}

/** The attempts to pay something that the viewer may see, the latest first. */
export const paymentsOf = async (
  db: Database,
  payableId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Payment[]> =>
  isUuid(payableId) ? withReturns(db, await ofPayable(db, payableId, viewer, now)) : [];

/** Records the intent of an attempt, before the provider is called. */
export async function insertPayment(
  trx: DatabaseTransaction,
  payment: Pick<
    Payment,
    | 'id'
    | 'orderId'
    | 'payable'
    | 'amount'
    | 'points'
    | 'pointsOf'
    | 'locale'
    | 'createdAt'
    | 'expiresAt'
  >,
): Promise<void> {
  const ofExtras = payment.payable.kind === 'BENEFIT_ORDER';
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: ofExtras ? null : payment.orderId,
      benefit_order_id: ofExtras ? payment.orderId : null,
      payable_kind: payment.payable.kind,
      payable_id: payment.payable.id,
      state: 'CREATED',
      amount: payment.amount.amount,
      points: payment.points,
      points_of: payment.pointsOf,
      currency: payment.amount.currency,
      locale: payment.locale,
      created_at: payment.createdAt,
      expires_at: payment.expiresAt,
    })
    .execute();
}

/** Ends an attempt that points pay in full: the provider never hears of it. */
export async function succeedWithPoints(
  trx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'SUCCEEDED', settled_at: now })
    .where('id', '=', id)
    .where('amount', '=', 0)
    .execute();
}

/** Stores what the provider made of an attempt; what it has reported since is not overwritten. */
export async function keepHostedPage(
  trx: DatabaseTransaction,
  id: string,
  page: { readonly providerReference: string; readonly hostedPageUrl: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      provider_reference: page.providerReference,
      hosted_page_url: page.hostedPageUrl,
      state: sql`case state when 'CREATED' then 'PENDING' else state end`,
      provider_status: sql`coalesce(provider_status, 'CREATED')`,
      provider_status_at: sql`coalesce(provider_status_at, ${now})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Of attempts to pay, and of what went back: everything but when the provider was last asked. */
export const paymentVersions: OrderVersionSource = async (db, ids, now) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select coalesce(payments.order_id, payments.benefit_order_id) as id,
      string_agg(concat_ws(' ', payments.state, payments.hosted_page_url, payments.settled_at,
          payments.captured_amount, payments.returned_amount, payments.expires_at <= ${now},
        (select string_agg(one.xmin::text, ',' order by one.id)
          from payment_returns one where one.payment_id = payments.id)),
        ';' order by payments.ordinal) as version
    from payments
    where payments.order_id = any(${[...ids]}::uuid[]) or payments.benefit_order_id = any(${[...ids]}::uuid[])
    group by 1`.execute(db);
  return rows;
};

/** At most this many attempts are counted. */
const MOST = 50_000;

/** Attempts to pay that are open, by state. */
export async function countOpenPayments(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from (
      select state from payments where state in ('CREATED', 'PENDING') limit ${MOST}
    ) as open group by state`.execute(db);
  return rows;
}

/** Money that has still to go back, in minor units, by currency and by how its return stands. */
export async function moneyToReturn(
  db: Database,
): Promise<{ currency: string; state: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; state: string; amount: number }>`
    select currency, state, sum(amount)::float8 as amount from payment_returns
    where state <> 'SUCCEEDED' group by currency, state`.execute(db);
  return rows;
}
