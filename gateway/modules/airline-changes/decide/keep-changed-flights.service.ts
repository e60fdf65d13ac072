import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import {
  decideAirlineChange,
  lockAirlineChange,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { notifyAirlineChange } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import { loadAirlineChange } from '#gateway/modules/airline-changes/read/airline-changes.repository.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/sold-out.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { KeepChangedFlightsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { airlineChangeOptions } from '#schema/rules/after-sale/airline-change.ts';
import type { KeepRequest } from './keep-changed-flights.input.ts';
import { proposeAgain } from './propose-again.service.ts';
import { replaceFlights } from './replace-flights.ts';

function refuse(code: KeepChangedFlightsErrorCode): never {
  throw new Refused<KeepChangedFlightsErrorCode>(code);
}

const keep = (
  sources: AirlineChangeDependencies,
  request: KeepRequest,
  { orderId, id }: { readonly orderId: string; readonly id: string },
  actor: Actor,
  now: Date,
) =>
  idempotent<KeepChangedFlightsErrorCode, { airlineChangeId: string }>(
    sources.db,
    'keepChangedFlights',
    request,
    actor,
    async (trx) => {
      const order = await sources.orders.lock(trx, orderId, actor, now);
      const change = order && (await lockAirlineChange(trx, id));
      if (!change) return refuse('AIRLINE_CHANGE_NOT_FOUND');
      const instant = order.asOf;
      const [option] = airlineChangeOptions(change, instant);
      if (option?.reason) return refuse(option.reason);
      const segments = await replaceFlights(trx, sources, order, change, instant);
      const decision = { state: 'KEPT', decidedAt: instant, segments } as const;
      if (!(await decideAirlineChange(trx, id, decision))) return refuse('AIRLINE_CHANGE_CLOSED');
      await notifyAirlineChange(trx, change, 'AIRLINE_CHANGE_KEPT', instant);
      return { airlineChangeId: id };
    },
  );

/** Whether a flight that was proposed does not fly either. */
async function isProposalCancelled(
  { timetable, operations }: AirlineChangeDependencies,
  { segments }: StoredAirlineChange,
  now: Date,
): Promise<boolean> {
  const proposed = segments.flatMap(({ after }) => (after && timetable.flight(after)) ?? []);
  return (await operations.of(proposed, now)).some(({ cancelled }) => cancelled);
}

/**
 * Keeps the flights that the airline proposes, once for each idempotency key: segments, seats and
 * the seats of the flights change in one transaction. Where a proposed flight is full or cancelled
 * in the meantime, the next one is proposed.
 * @returns why they were not kept; null when they were, now or by the same request before
 */
export async function keepChangedFlights(
  sources: AirlineChangeDependencies,
  request: KeepRequest,
  actor: Actor,
  now: Date,
): Promise<KeepChangedFlightsErrorCode | null> {
  const seen = await loadAirlineChange(sources.db, request.airlineChangeId, actor, now);
  if (!seen) return 'AIRLINE_CHANGE_NOT_FOUND';
  try {
    if (seen.state === 'OPEN' && (await isProposalCancelled(sources, seen, now)))
      throw new SoldOut([]);
    const { code } = await keep(sources, request, seen, actor, now);
    return code;
  } catch (fault) {
    if (!(fault instanceof SoldOut)) throw fault;
    await proposeAgain(sources, seen.id, now);
    return 'SOLD_OUT';
  }
}
