import { type Selectable, sql } from 'kysely';
import { anyOf, type Database, type DatabaseTransaction } from '#gateway/database/database.ts';
import type { BenefitOrdersTable } from '#gateway/database/tables/benefits.tables.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import {
  benefitOrdersOfMember,
  paidByReader,
} from '#gateway/modules/payments/benefit-payer.condition.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { money } from '#schema/rules/base/money.ts';

const benefitOrders = (db: Database, reader: ActorOrAirline, now: Date) =>
  db
    .selectFrom('benefit_orders')
    .selectAll('benefit_orders')
    .where(paidByReader(reader, now))
    .orderBy('benefit_orders.created_at', 'desc')
    .orderBy('benefit_orders.number', 'desc');

const ofFlightOrders = (
  db: Database,
  flightOrderIds: readonly string[],
  reader: ActorOrAirline,
  now: Date,
) =>
  benefitOrders(db, reader, now)
    .where('benefit_orders.order_id', '=', anyOf(flightOrderIds))
    .execute();

const withItems = async (
  db: Database,
  rows: readonly Selectable<BenefitOrdersTable>[],
  now: Date,
): Promise<BenefitOrder[]> => {
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
    const order: BenefitOrder = {
      id: row.id,
      number: row.number,
      memberId: row.member_id,
      byGuest: row.by_guest,
      flightOrderId: row.order_id,
      state: row.state as BenefitOrder['state'],
      cancellationCause: row.cancellation_cause as CancellationCause | null,
      items: items
        .filter(({ benefit_order_id }) => benefit_order_id === row.id)
        .map(({ benefit_id, quantity, price, passenger_id, segment_index }, place, own) => ({
          orderId: row.id,
          benefitId: benefit_id,
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
};

/** One benefit order as it is now, if the reader may see it. */
export const findBenefitOrder = async (
  db: Database,
  id: string,
  reader: ActorOrAirline,
  now: Date,
): Promise<BenefitOrder | null> => {
  if (!isUuid(id)) return null;
  const rows = await benefitOrders(db, reader, now).where('benefit_orders.id', '=', id).execute();
  return (await withItems(db, rows, now))[0] ?? null;
};

/**
 * The benefit orders of a member, and those that guests made for the member's flight orders, as
 * they are now, the latest first.
 */
export const benefitOrdersOf = async (
  db: Database,
  memberId: string,
  now: Date,
): Promise<BenefitOrder[]> => {
  const rows = await benefitOrders(db, { memberId, sessionId: null }, now)
    .where(sql<boolean>`benefit_orders.id in ${benefitOrdersOfMember(memberId)}`)
    .execute();
  return withItems(db, rows, now);
};

/**
 * The benefit orders for passengers of some flight orders, as far as the reader may see them, the
 * latest first.
 */
export const benefitOrdersFor = async (
  db: Database,
  flightOrderIds: readonly string[],
  reader: ActorOrAirline,
  now: Date,
): Promise<BenefitOrder[]> =>
  withItems(db, await ofFlightOrders(db, flightOrderIds, reader, now), now);

/**
 * Unpaid benefit orders whose 50 minutes are over, without those that another transaction has
 * locked.
 */
export const lockDueBenefitOrders = async (
  trx: DatabaseTransaction,
  now: Date,
  most: number,
): Promise<BenefitOrder[]> => {
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
};

/** Whether a benefit order of a member waits for payment. */
export const hasOpenBenefitOrder = async (
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('benefit_orders')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
