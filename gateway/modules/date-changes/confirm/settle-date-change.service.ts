import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { DateChangeSources } from '#gateway/modules/date-changes/date-change-sources.ts';
import { dateChangeAt } from '#gateway/modules/date-changes/read/date-change-standing.ts';
import type { PaidAttempt, Settlement } from '#gateway/modules/payments/payable.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { addMoney, equalMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { carryOut, isUnused } from './carry-out.service.ts';
import { lockDateChange } from './date-change-changes.repository.ts';

/**
 * Settles a change with captured money, or points, in the caller's transaction, which holds the order's lock: the tickets are reissued.
 * Money that comes after the 50 minutes, or once a flight was flown, settles nothing.
 * @throws when there is no such change
 */
export const settleDateChange = async (
  trx: DatabaseTransaction,
  sources: DateChangeSources,
  id: string,
  { amount, points }: Pick<PaidAttempt, 'amount' | 'points'>,
  now: Date,
): Promise<Settlement> => {
  const stored = await lockDateChange(trx, id);
  if (!stored) throw new Error('Money came for a change of date that does not exist');
  const change = dateChangeAt(stored, now);
  if (change.state === 'CANCELLED') return 'DEAD';
  if (change.state === 'CONFIRMED') return 'PAID_BEFORE';
  const order = await sources.orders.findIn(trx, { id: change.orderId }, AIRLINE, now);
  if (
    !order ||
    !equalMoney(change.totalDue, addMoney(amount, pointsValue(points))) ||
    !isUnused(order, change)
  )
    return 'DEAD';
  await carryOut(trx, sources, order, change, now);
  return 'SETTLED';
};
