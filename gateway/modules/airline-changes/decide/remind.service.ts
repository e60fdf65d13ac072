import { inTransaction } from '#gateway/database/transaction.ts';
import {
  markReminded,
  openUntil,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { notifyAirlineChange } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { airlineChangeStateAt, remindAt } from '#schema/rules/after-sale/airline-change.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

const MINUTES_AN_HOUR = 60;

/** Reminds travellers of decisions that are soon due, each once (RULES 8.26); answers how many. */
export async function remindOfChanges(
  { db }: Pick<AirlineChangeDependencies, 'db'>,
  now: Date,
): Promise<number> {
  let count = 0;
  const soon = addMinutes(now, DISRUPTION.decisionReminderHours * MINUTES_AN_HOUR);
  for (const change of await openUntil(db, soon)) {
    const at = remindAt(change.announcedAt, change.decideBy);
    if (change.remindedAt || !at || !isExpired(at, now)) continue;
    if (airlineChangeStateAt(change, now) !== 'OPEN') continue;
    const done = await inTransaction(db, async (trx) => {
      if (!(await markReminded(trx, change.id, now))) return false;
      await notifyAirlineChange(trx, change, 'AIRLINE_CHANGE_DUE', now);
      return true;
    });
    if (done) count += 1;
  }
  return count;
}
