import { inTransaction } from '#gateway/database/transaction.ts';
import type {
  StoredAirlineChange,
  StoredSegmentChange,
} from '#gateway/modules/airline-changes/airline-change.model.ts';
import {
  lockAirlineChange,
  updateAirlineChange,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { BoundPlan } from '#gateway/modules/airline-changes/detect/bound-plan.model.ts';
import { boundPlan } from '#gateway/modules/airline-changes/detect/bound-plan.ts';
import { knownOn } from '#gateway/modules/airline-changes/detect/known-flights.ts';
import { loadAirlineChange } from '#gateway/modules/airline-changes/read/airline-changes.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { rebookSegments } from '#gateway/modules/orders/rebook/rebook-segments.service.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { airlineChangeStateAt, decideBy } from '#schema/rules/after-sale/airline-change.ts';

const withProposals = (
  { segments }: StoredAirlineChange,
  { replaced }: BoundPlan,
): StoredSegmentChange[] =>
  segments.map((one) => {
    const found = replaced.find(({ segment }) => segment.index === one.index);
    if (!found) return one;
    const { flight } = found;
    return {
      ...one,
      after: flight && { flightNumber: flight.flightNumber, date: flight.date },
    };
  });

function departureOf(order: Order, { replaced }: BoundPlan): Date {
  const [first] = replaced;
  const proposed = replaced.every(({ flight }) => flight !== null);
  return (
    (proposed ? first?.flight?.departure.instant : null) ??
    first?.segment.departsAt ??
    order.lastDepartureAt
  );
}

/**
 * Looks for other flights in the place of those that were proposed and are full by now. The time
 * for a decision follows them.
 */
export async function proposeAgain(
  sources: AirlineChangeDependencies,
  id: string,
  now: Date,
): Promise<void> {
  const seen = await loadAirlineChange(sources.db, id, AIRLINE, now);
  const order = seen && (await sources.orders.find({ id: seen.orderId }, AIRLINE, now));
  if (!seen || !order) return;
  const known = await knownOn(sources, order, seen.boundIndex, now);
  const plan = await boundPlan(sources, order, seen.boundIndex, known, now);
  if (!plan || plan.replaced.length === 0) return;
  await inTransaction(sources.db, async (trx) => {
    await sources.orders.orderForPayment(trx, seen.orderId, AIRLINE, now);
    const change = await lockAirlineChange(trx, id);
    if (!change || airlineChangeStateAt(change, now) !== 'OPEN') return;
    const segments = withProposals(change, plan);
    const departsAt = departureOf(order, plan);
    const proposed = segments.every(({ after }) => after !== null);
    const due = decideBy(change.announcedAt, departsAt);
    await updateAirlineChange(trx, id, { ...change, segments, proposed, departsAt, decideBy: due });
    await rebookSegments(
      trx,
      order,
      plan.replaced.map(({ segment, flight }) => ({
        ...segment,
        unusedUntil: flight?.departure.instant ?? null,
      })),
      now,
    );
  });
}
