import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { returnFunds } from '#gateway/modules/seats/orders/held-seats.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import { lockSeatOrder } from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import { seatCapability, seatIn } from '#gateway/modules/seats/passengers/seat-capability.ts';
import { findPassengers } from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { CancelSeatsFault } from '#gateway/modules/seats/select/select-seats.input.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CancelSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { equalMoney, type Money } from '#schema/rules/base/money.ts';
import { closeSeatOrders, lockSeatOrders } from './release-seats.service.ts';

/** A request to give seats back. */
export type SeatsReturn = CommandRequest & {
  /** Global ids. */
  readonly passengerSegmentIds: readonly string[];
  readonly accepted: Money;
};

/** What became of it. */
export type ReturnedSeats = {
  readonly passengers: readonly PassengerSegmentView[];
  readonly refund: Money | null;
  readonly userErrors: readonly CancelSeatsFault[];
};

/** What goes back, and the unpaid seat orders that it leaves. */
type GivenBack = { readonly refund: Money; readonly unpaid: readonly string[] };

const BY_REASON: Partial<Record<SegmentReason, CancelSeatsErrorCode>> = {
  NO_SEAT: 'NO_SEAT',
  STILL_CHECKED_IN: 'STILL_CHECKED_IN',
};

const pathTo = (index: number) => ['passengerSegmentIds', String(index)];

async function giveBack(
  trx: DatabaseTransaction,
  sources: SeatDependencies,
  passengers: readonly PassengerSegmentView[],
  accepted: Money,
  actor: Actor,
  now: Date,
): Promise<GivenBack> {
  const orderIds = [...new Set(passengers.map(({ segment }) => segment.order.id))].sort();
  for (const id of orderIds) await sources.orders.orderForPayment(trx, id, actor, now);
  const instant = await sources.nowIn(trx);
  const chosen = await liveSeatsOf(trx, orderIds, actor, instant);
  const procedures = await proceduresOf(sources.procedures, trx, orderIds, instant);
  const circumstances = { chosen, flightCancelled: false, procedures };
  const faults = passengers.flatMap((one, index): CancelSeatsFault[] => {
    const verdict = seatCapability(sources.fares, 'CANCEL_SEAT', one, circumstances, instant);
    return verdict.allowed
      ? []
      : [{ code: BY_REASON[verdict.reason] ?? 'FLIGHT_LEFT', path: pathTo(index) }];
  });
  if (faults.length > 0) throw new Refused(...faults);
  const given = passengers.flatMap((one) => seatIn(chosen, one) ?? []);
  for (const id of lockSeatOrders(given)) await lockSeatOrder(trx, id);
  const ids = (paid: boolean) =>
    given
      .filter(({ seatOrderId, state }) => (seatOrderId !== null && state === 'CONFIRMED') === paid)
      .map(({ id }) => id);
  await endSeats(trx, ids(true), 'REFUNDED', instant);
  await endSeats(trx, ids(false), 'CANCELLED', instant);
  const refund = await returnFunds(trx, sources, given, instant);
  if (!equalMoney(refund, accepted))
    throw new Refused<CancelSeatsErrorCode>({
      code: 'AMOUNT_CHANGED',
      path: ['accepted'],
    });
  await closeSeatOrders(trx, given, instant);
  const unpaid = given.filter(({ state }) => state === 'HELD');
  return { refund, unpaid: lockSeatOrders(unpaid) };
}

/**
 * Gives seats back, all that were named or none, once for each idempotency key; what was paid for
 * them goes back.
 */
export async function cancelSeats(
  sources: SeatDependencies,
  request: SeatsReturn,
  actor: Actor,
  now: Date,
): Promise<ReturnedSeats> {
  const { db, orders, payments } = sources;
  const found = await findPassengers(orders, request.passengerSegmentIds, actor, now);
  const passengers = found.filter((one) => one !== null);
  const refused = (userErrors: readonly CancelSeatsFault[]): ReturnedSeats => ({
    passengers,
    refund: null,
    userErrors,
  });
  const missing = found.flatMap((one, index): CancelSeatsFault[] =>
    one ? [] : [{ code: 'PASSENGER_NOT_FOUND', path: pathTo(index) }],
  );
  if (found.length === 0)
    return refused([{ code: 'PASSENGER_NOT_FOUND', path: ['passengerSegmentIds'] }]);
  if (missing.length > 0) return refused(missing);
  const { answer, userErrors } = await idempotent<CancelSeatsErrorCode, GivenBack>(
    db,
    'cancelSeats',
    request,
    actor,
    (trx) => giveBack(trx, sources, passengers, request.accepted, actor, now),
  );
  if (!answer) return refused(userErrors);
  // an open attempt asks for the amount before; the next one asks for what is left
  for (const id of answer.unpaid) {
    const order = await findSeatOrder(db, id, actor, now);
    if (order) await payments.abandon(order, now);
  }
  return { passengers, refund: answer.refund, userErrors };
}
