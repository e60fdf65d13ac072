import { inTransaction } from '#gateway/database/transaction.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type {
  StoredAirlineChange,
  StoredSegmentChange,
} from '#gateway/modules/airline-changes/airline-change.model.ts';
import {
  decideAirlineChange,
  lockAirlineChange,
  updateAirlineChange,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { BoundPlan } from '#gateway/modules/airline-changes/detect/bound-plan.model.ts';
import { boundPlan } from '#gateway/modules/airline-changes/detect/bound-plan.ts';
import { knownOn } from '#gateway/modules/airline-changes/detect/known-flights.ts';
import { notifyAirlineChange } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import { loadAirlineChange } from '#gateway/modules/airline-changes/read/airline-changes.repository.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { rebookSegments } from '#gateway/modules/orders/rebook/rebook-segments.service.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type {
  KeepChangedFlightsErrorCode,
  KeepChangedFlightsInput,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import {
  airlineChangeOptions,
  airlineChangeStateAt,
  decideBy,
} from '#schema/rules/after-sale/airline-change.ts';
import { replaceFlights } from './replace-flights.ts';

/** A request to keep the flights that the airline proposes. */
type KeepRequest = CommandRequest & { readonly airlineChangeId: string };

export const readKeepRequest = ({
  idempotencyKey,
  airlineChangeId,
}: KeepChangedFlightsInput): KeepRequest => ({
  idempotencyKey,
  airlineChangeId: keyOf('AirlineChange', airlineChangeId) ?? '',
});

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
async function proposeAgain(
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
