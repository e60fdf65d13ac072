import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { RefundRow } from '#gateway/database/tables/refunds.tables.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import { money } from '#schema/rules/base/money.ts';
import { refundOf } from './offer/refund-quote.ts';
import type { Refund, RefundStep } from './refund.model.ts';

const NUMBER = /^R\d{8,19}$/;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const NO_NUMBER = 'R00000000';

/** How a request names refunds; by nothing, all that the viewer may see. */
export type RefundKey = Partial<Pick<RefundRow, 'id' | 'number' | 'order_id'>>;

async function withParts(db: Database, rows: readonly RefundRow[]): Promise<Refund[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const steps = await db
    .selectFrom('refund_events')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('id')
    .execute();
  const proofs = await db
    .selectFrom('refund_proofs')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) =>
    refundOf(row, {
      events: steps
        .filter(({ refund_id }) => refund_id === row.id)
        .map(({ state, at }): RefundStep => ({ state: state as RefundState, at })),
      proofIds: proofs.filter(({ refund_id }) => refund_id === row.id).map((one) => one.file_id),
    }),
  );
}

const isPossible = ({ id = NO_ID, number = NO_NUMBER, order_id = NO_ID }: RefundKey): boolean =>
  isUuid(id) && isUuid(order_id) && NUMBER.test(number);

const seen = (db: Database, key: RefundKey, viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .where('orders.anonymised_at', 'is', null)
    .where(visibleTo(viewer, now))
    .where(({ and, eb }) =>
      and([
        ...(key.id ? [eb('refunds.id', '=', key.id)] : []),
        ...(key.number ? [eb('refunds.number', '=', key.number)] : []),
        ...(key.order_id ? [eb('refunds.order_id', '=', key.order_id)] : []),
      ]),
    )
    .orderBy('refunds.requested_at', 'desc')
    .orderBy('refunds.number', 'desc')
    .execute();

/** The refunds that a key names and whose order the viewer may see, the latest first. */
export const refundsBy = async (
  db: Database,
  key: RefundKey,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Refund[]> => (isPossible(key) ? withParts(db, await seen(db, key, viewer, now)) : []);

/** The refunds of an order that a viewer was shown, the latest first. */
export const refundsOfRead = perOrderCache((db, { id }, now) =>
  refundsBy(db, { order_id: id }, AIRLINE, now),
);

/** The refund that a key names, if the viewer may see its order. */
export const findRefund = async (
  db: Database,
  key: RefundKey,
  viewer: ActorOrAirline,
  now: Date,
): Promise<Refund | null> => (await refundsBy(db, key, viewer, now))[0] ?? null;

/** Makes others who change a refund wait until the transaction ends. */
export async function lockRefund(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.selectFrom('refunds').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * The ids of refunds in a state, the oldest first. For the airline's own work: no viewer is
 * checked.
 */
export async function refundsIn(db: Database, state: RefundState): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', state)
    .orderBy('requested_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The refunds of orders. */
export const refundVersions: OrderVersionSource = async (db, ids) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select order_id as id, string_agg(refunds.xmin::text, ',' order by refunds.id) as version
    from refunds where order_id = any(${[...ids]}::uuid[]) group by order_id`.execute(db);
  return rows;
};

/**
 * What messages say of a refund: its number, and what is refunded. For the airline's own work: no
 * viewer is checked.
 */
export async function notifiedRefund(trx: DatabaseTransaction, id: string): Promise<MessageFacts> {
  const row = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const amount = row.refundable_fare + row.refundable_tax - row.processing_fee + row.seats;
  return {
    number: row.number,
    amount: money(amount, row.currency as CurrencyCode),
    day: row.due_on,
  };
}
