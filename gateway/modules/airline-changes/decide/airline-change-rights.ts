import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import {
  decideAirlineChange,
  isAnyoneLeft,
  lockAirlineChangesOf,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import { factsOf } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import { airlineChangesOf } from '#gateway/modules/airline-changes/read/airline-changes.repository.ts';
import type {
  AirlineChangeOutcome,
  AirlineChangeRight,
  AirlineChangeRights,
} from '#gateway/modules/orders/airline-change-rights.ts';
import { endOrderRequests } from '#gateway/modules/orders/notifications/notify-members.ts';
import { AIRLINE_CHANGE_STATES } from '#schema/codes/orders/states.ts';
import {
  airlineChangeOptions,
  airlineChangeStateAt,
} from '#schema/rules/after-sale/airline-change.ts';
import { mayMove } from '#schema/rules/base/state-machine.ts';

async function right(
  db: Database,
  id: string,
  orderId: string,
  now: Date,
): Promise<AirlineChangeRight | null> {
  const change = (await airlineChangesOf(db, [orderId])).get(orderId)?.find((one) => one.id === id);
  const [first] = change?.segments ?? [];
  if (!change || !first) return null;
  const options = airlineChangeOptions(change, now);
  const isOpen = (action: 'MOVE' | 'REFUND') =>
    options.some((option) => option.action === action && option.until !== null);
  const { boundIndex } = change;
  return { boundIndex, day: first.before.date, move: isOpen('MOVE'), refund: isOpen('REFUND') };
}

async function decided(
  trx: DatabaseTransaction,
  orderId: string,
  outcome: AirlineChangeOutcome,
  now: Date,
): Promise<void> {
  for (const change of await lockAirlineChangesOf(trx, orderId)) {
    const state = airlineChangeStateAt(change, now);
    if (state === outcome.state || !mayMove(AIRLINE_CHANGE_STATES, state, outcome.state)) continue;
    const indexes = change.segments.map(({ index }) => index);
    if (await isAnyoneLeft(trx, orderId, indexes)) continue;
    await decideAirlineChange(trx, change.id, { ...outcome, decidedAt: now });
    const ended = { by: 'AIRLINE_CHANGE_KEPT', facts: factsOf(change) } as const;
    await endOrderRequests(trx, orderId, ended, now);
  }
}

/**
 * What changes by the airline entitle to, and what becomes of them by changes of date and refunds.
 * Both calls expect that the caller holds the lock of the order, so that a change is decided once.
 */
export const airlineChangeRights: AirlineChangeRights = { right, decided };
