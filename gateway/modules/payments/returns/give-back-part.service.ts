import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { PartCause } from '#gateway/modules/payments/payment.model.ts';
import {
  lockLeftOf,
  notePointsBack,
} from '#gateway/modules/payments/points/left-of-payments.repository.ts';
import { returnPointsOfPayment } from '#gateway/modules/points/move-points.service.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { pointsFirst } from '#schema/rules/after-sale/points-first.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import { giveBack } from './give-back.ts';

/** A part of what a payment paid, in money and points together. */
export type PaidPart = {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly cause: PartCause;
};

/** What went back: points at once, money by a return of this id; null where no money does. */
export type PartGivenBack = { readonly points: number; readonly returnId: string | null };

/**
 * Gives back a part of a payment the way it was paid, in the caller's transaction: points before
 * money (RULES 8.11). Points are in the member's account with it, the money is recorded as due and
 * sent by a job.
 */
export async function giveBackPart(
  trx: DatabaseTransaction,
  { amount, ...part }: PaidPart,
  now: Date,
): Promise<PartGivenBack> {
  const { paymentId } = part;
  const { pointsOf, ...left } = await lockLeftOf(trx, paymentId);
  const back = pointsFirst(amount.amount, pointsOf ? left : { ...left, points: 0 });
  if (pointsOf && back.points > 0) {
    await returnPointsOfPayment(trx, { memberId: pointsOf, paymentId, points: back.points }, now);
    await notePointsBack(trx, paymentId, back.points);
  }
  if (back.money === 0) return { points: back.points, returnId: null };
  await giveBack(trx, { ...part, amount: money(back.money, BRAND.currency), createdAt: now });
  return { points: back.points, returnId: part.id };
}
