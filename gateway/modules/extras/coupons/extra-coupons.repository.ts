import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { ExtraCouponsTable } from '#gateway/database/tables/extras.tables.ts';
import type { ExtraCoupon, ExtraOwner } from '#gateway/modules/extras/extra.model.ts';
import { paidByViewer } from '#gateway/modules/payments/payments.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { money } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';

type CouponRow = Selectable<ExtraCouponsTable> & {
  readonly is_frozen: boolean;
  readonly worth: number | null;
};

const coupons = (db: Database, now: Date) =>
  db
    .selectFrom('benefit_coupons')
    .leftJoin('benefit_orders', 'benefit_orders.id', 'benefit_coupons.issued_by')
    .leftJoin('benefit_orders as spender', 'spender.id', 'benefit_coupons.spent_on')
    .selectAll('benefit_coupons')
    // an order past its time freezes nothing, whether or not a job has recorded it
    .select(
      sql<boolean>`coalesce(spender.state = 'PENDING_PAYMENT' and spender.payment_due_at > ${now}, false)`.as(
        'is_frozen',
      ),
    )
    // a bag is sold for a flight only, by how far it goes
    .select(({ selectFrom }) =>
      selectFrom('benefit_order_items')
        .whereRef('benefit_order_items.benefit_order_id', '=', 'benefit_coupons.issued_by')
        .whereRef('benefit_order_items.benefit_id', '=', 'benefit_coupons.benefit_id')
        .where('benefit_order_items.passenger_id', 'is not', null)
        .select(({ fn }) => fn.min('benefit_order_items.price').as('worth'))
        .as('worth'),
    )
    .orderBy('benefit_coupons.valid_until')
    .orderBy('benefit_coupons.number');

function stateOf(row: CouponRow, now: Date): ExtraCoupon['state'] {
  if (row.state !== 'AVAILABLE') return row.state as ExtraCoupon['state'];
  if (row.is_frozen) return 'FROZEN';
  return row.valid_until < commercialDay(now) ? 'EXPIRED' : 'AVAILABLE';
}

const couponOf = (row: CouponRow, now: Date): ExtraCoupon => ({
  id: row.id,
  number: row.number,
  extraId: row.benefit_id,
  state: stateOf(row, now),
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  usedAt: row.used_at,
  worth: row.worth === null ? null : money(row.worth, BRAND.currency),
  issuedBy: row.issued_by,
  spentOn: row.spent_on,
});

/**
 * Coupons that a viewer sees: the member's own, and those of a guest's order that the viewer sees.
 */
const couponsSeenBy = (db: Database, viewer: Actor, now: Date) =>
  coupons(db, now).where((where) =>
    where.or([
      ...(viewer.memberId ? [where('benefit_coupons.member_id', '=', viewer.memberId)] : []),
      where.and([where('benefit_coupons.member_id', 'is', null), paidByViewer(viewer, now)]),
    ]),
  );

/**
 * The coupons of a member, or of the guests of a flight order, as they are now, the first to expire
 * first.
 */
export async function couponsOf(
  db: Database,
  { memberId, flightOrderId }: ExtraOwner,
  now: Date,
): Promise<ExtraCoupon[]> {
  const rows = await coupons(db, now)
    .where((where) =>
      memberId
        ? where('benefit_coupons.member_id', '=', memberId)
        : where.and([
            where('benefit_coupons.member_id', 'is', null),
            where('benefit_orders.order_id', '=', flightOrderId ?? null),
          ]),
    )
    .execute();
  return rows.map((row) => couponOf(row, now));
}

/** The coupons that came of an order, if the viewer sees them. */
export async function couponsIssuedBy(
  db: Database,
  orderId: string,
  viewer: Actor,
  now: Date,
): Promise<ExtraCoupon[]> {
  const rows = await couponsSeenBy(db, viewer, now)
    .where('benefit_coupons.issued_by', '=', orderId)
    .execute();
  return rows.map((row) => couponOf(row, now));
}

/** One coupon, if the viewer sees it. */
export async function findCoupon(
  db: Database,
  id: string,
  viewer: Actor,
  now: Date,
): Promise<ExtraCoupon | null> {
  if (!isUuid(id)) return null;
  const row = await couponsSeenBy(db, viewer, now)
    .where('benefit_coupons.id', '=', id)
    .executeTakeFirst();
  return row ? couponOf(row, now) : null;
}

/**
 * Sets coupons aside for the unpaid order that they are to pay for. The caller has seen that they
 * are free.
 */
export async function freezeCoupons(
  trx: DatabaseTransaction,
  ids: readonly string[],
  orderId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('benefit_coupons')
    .set({ spent_on: orderId })
    .where('id', 'in', ids)
    .where('state', '=', 'AVAILABLE')
    .execute();
}

/**
 * Lets the coupons go that an order had set aside; one that another order has taken since stays
 * with that.
 */
export async function releaseCoupons(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx
    .updateTable('benefit_coupons')
    .set({ spent_on: null })
    .where('spent_on', '=', orderId)
    .where('state', '=', 'AVAILABLE')
    .execute();
}

/** Uses the coupons that an order had set aside. */
export async function spendCoupons(
  trx: DatabaseTransaction,
  orderId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('benefit_coupons')
    .set({ state: 'USED', used_at: now })
    .where('spent_on', '=', orderId)
    .where('state', '=', 'AVAILABLE')
    .execute();
}

/**
 * What paid for an order in coupons: of which extra each is, and its last day, the first to
 * expire first.
 */
export async function couponsSpentOn(
  trx: DatabaseTransaction,
  orderId: string,
): Promise<Pick<ExtraCoupon, 'extraId' | 'validUntil'>[]> {
  const rows = await trx
    .selectFrom('benefit_coupons')
    .select(['benefit_id', 'valid_until'])
    .where('spent_on', '=', orderId)
    .where('state', '=', 'USED')
    .orderBy('valid_until')
    .execute();
  return rows.map(({ benefit_id, valid_until }) => ({
    extraId: benefit_id,
    validUntil: valid_until,
  }));
}

/** A coupon before the database has numbered it. */
export type NewCoupon = Pick<
  ExtraCoupon,
  'id' | 'extraId' | 'validFrom' | 'validUntil' | 'issuedBy'
> & { readonly memberId: string | null };

/** Adds a coupon that can be used. */
export async function insertCoupon(trx: DatabaseTransaction, coupon: NewCoupon): Promise<void> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('benefit_coupon_serials') as serial`.execute(trx);
  await trx
    .insertInto('benefit_coupons')
    .values({
      id: coupon.id,
      number: `C${rows[0]?.serial}`,
      member_id: coupon.memberId,
      benefit_id: coupon.extraId,
      state: 'AVAILABLE',
      valid_from: coupon.validFrom,
      valid_until: coupon.validUntil,
      used_at: null,
      issued_by: coupon.issuedBy,
      spent_on: null,
    })
    .execute();
}

/** Marks a paid order of extras as refunded. */
export async function markExtrasRefunded(
  trx: DatabaseTransaction,
  id: string,
  closedAt: Date,
): Promise<void> {
  await trx
    .updateTable('benefit_orders')
    .set({ state: 'REFUNDED', closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'PAID')
    .execute();
}

/** Revokes the coupons that came of an order. The caller has seen that none of them is used. */
export async function revokeCoupons(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx
    .updateTable('benefit_coupons')
    .set({ state: 'REVOKED' })
    .where('issued_by', '=', orderId)
    .where('state', '=', 'AVAILABLE')
    .execute();
}

/** Lets the coupons be used again that paid for an order. */
export async function returnCoupons(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx
    .updateTable('benefit_coupons')
    .set({ state: 'AVAILABLE', used_at: null, spent_on: null })
    .where('spent_on', '=', orderId)
    .where('state', '=', 'USED')
    .execute();
}
