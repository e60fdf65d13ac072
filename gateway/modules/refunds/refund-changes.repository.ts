import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import type { Refund } from './refund.model.ts';

/** A refund before the database has numbered it. */
type NewRefund = Pick<
  Refund,
  | 'id'
  | 'orderId'
  | 'state'
  | 'reason'
  | 'note'
  | 'passengers'
  | 'amounts'
  | 'seats'
  | 'points'
  | 'requestedAt'
  | 'dueOn'
  | 'previousId'
  | 'proofIds'
> & { readonly couponIds: readonly string[] };

async function addStep(
  trx: DatabaseTransaction,
  refundId: string,
  state: RefundState,
  at: Date,
): Promise<void> {
  await trx.insertInto('refund_events').values({ refund_id: refundId, state, at }).execute();
}

/**
 * Adds a refund with its coupons, proofs and first step. The database refuses a second one of the
 * same coupon.
 */
export async function insertRefund(
  trx: DatabaseTransaction,
  refund: NewRefund,
  day: Refund['dueOn'],
): Promise<void> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('refund_numbers') as serial`.execute(trx);
  const { id, amounts, couponIds, proofIds } = refund;
  await trx
    .insertInto('refunds')
    .values({
      id,
      number: `R${day.replaceAll('-', '')}${rows[0]?.serial}`,
      order_id: refund.orderId,
      state: refund.state,
      reason: refund.reason,
      note: refund.note,
      currency: amounts.total.currency,
      passengers: JSON.stringify(refund.passengers),
      refundable_fare: amounts.refundableFare.amount,
      refundable_tax: amounts.refundableTax.amount,
      processing_fee: amounts.processingFee.amount,
      seats: refund.seats.amount,
      points: refund.points,
      requested_at: refund.requestedAt,
      due_on: refund.dueOn,
      previous_id: refund.previousId,
    })
    .execute();
  await trx
    .insertInto('refund_coupons')
    .values(couponIds.map((coupon_id) => ({ refund_id: id, coupon_id })))
    .execute();
  if (proofIds.length > 0)
    await trx
      .insertInto('refund_proofs')
      .values(proofIds.map((file_id, position) => ({ refund_id: id, file_id, position })))
      .execute();
  await addStep(trx, id, refund.state, refund.requestedAt);
}

/** Moves a refund from a state to another; false when something else came first. */
export async function moveRefund(
  trx: DatabaseTransaction,
  id: string,
  [from, to]: readonly [RefundState, RefundState],
  at: Date,
): Promise<boolean> {
  const ended = to === 'SUCCEEDED' || to === 'WITHDRAWN';
  const row = await trx
    .updateTable('refunds')
    .set({ state: to, ...(ended ? { ended_at: at } : {}) })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (row) await addStep(trx, id, to, at);
  return row !== undefined;
}

/** Rejects a refund under review; false when something else came first. */
export async function rejectRefund(
  trx: DatabaseTransaction,
  id: string,
  { code, note }: NonNullable<Refund['rejection']>,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({ state: 'REJECTED', rejection_code: code, rejection_note: note, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'UNDER_REVIEW')
    .returning('id')
    .executeTakeFirst();
  if (row) await addStep(trx, id, 'REJECTED', at);
  return row !== undefined;
}

/** Records how many points have gone back for a refund. */
export async function notePointsOf(
  trx: DatabaseTransaction,
  id: string,
  points: number,
): Promise<void> {
  await trx.updateTable('refunds').set({ points }).where('id', '=', id).execute();
}

/** Lets the coupons of a refund that came to nothing be in another one; answers them. */
export async function freeRefundCoupons(
  trx: DatabaseTransaction,
  refundId: string,
): Promise<string[]> {
  const rows = await trx
    .updateTable('refund_coupons')
    .set({ open: false })
    .where('refund_id', '=', refundId)
    .returning('coupon_id')
    .execute();
  return rows.map(({ coupon_id }) => coupon_id);
}

/** What is to be erased of a refund. */
type DueRefund = { readonly id: string; readonly fileIds: readonly string[] };

/**
 * Takes refunds that ended before an instant and still have notes or proofs, marks them as erased,
 * and answers their files.
 */
export async function eraseNotes(
  trx: DatabaseTransaction,
  before: Date,
  now: Date,
  most: number,
): Promise<DueRefund[]> {
  const due = await trx
    .selectFrom('refunds')
    .select('id')
    .where('ended_at', '<', before)
    .where('erased_at', 'is', null)
    .orderBy('ended_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  await trx
    .updateTable('refunds')
    .set({ note: null, rejection_note: null, erased_at: now })
    .where('id', 'in', ids)
    .execute();
  const proofs = await trx
    .selectFrom('refund_proofs')
    .select(['refund_id', 'file_id'])
    .where('refund_id', 'in', ids)
    .execute();
  return ids.map((id) => ({
    id,
    fileIds: proofs.filter((one) => one.refund_id === id).map(({ file_id }) => file_id),
  }));
}
