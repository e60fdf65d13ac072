import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  beginProcedure,
  endProcedure,
  refundCoupons,
} from '#gateway/modules/orders/release-coupons/release-coupons.service.ts';
import {
  couponOf,
  type PassengerSegmentView,
  passengerSegmentKeyOf,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureIn, proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { partyProblem, seatKeysOf } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import type { PaidWith } from '#gateway/modules/refunds/payout/refund-parts.ts';
import {
  releasePassengerSeats,
  seatsReleased,
} from '#gateway/modules/seats/cancel/release-seats.service.ts';
import { Refused } from '#gateway/requests/refused.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { refundProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { money } from '#schema/rules/base/money.ts';
import type { Fact } from './fact.input.ts';
import type { FactDependencies } from './fact-dependencies.ts';
import { holdCoupons, letGoOfCoupons } from './facts.repository.ts';

/** A fact of a service about an order whose lock is held. */
export type ToldFact = {
  readonly team: string;
  readonly order: Order;
  /** The payments of its tickets. */
  readonly paid: readonly PaidWith[];
  readonly now: Date;
};

function namedBy(order: Order, ids: readonly string[]): PassengerSegmentView[] {
  const all = passengerSegmentsIn(order);
  return [...new Set(ids)].map((id) => {
    const key = passengerSegmentKeyOf(id);
    const found = all.find(
      ({ passenger, segment }) =>
        passenger.id === key?.passengerId && segment.index === key.segmentIndex,
    );
    if (!found || !couponOf(found)) throw new Refused('COUPON_NOT_FOUND');
    return found;
  });
}

const idsOf = (named: readonly PassengerSegmentView[]): string[] =>
  named.flatMap((one) => couponOf(one)?.id ?? []);

/** What prevents our own refunds prevents theirs. */
async function suspend(
  trx: DatabaseTransaction,
  sources: FactDependencies,
  { team, order, now }: ToldFact,
  named: readonly PassengerSegmentView[],
): Promise<void> {
  const { unpaid } = await seatsReleased(trx, order.id, seatKeysOf(named), now);
  const others = await proceduresOf(sources.otherProcedures, trx, [order.id], now);
  const changing = named.some((one) => procedureIn(others, one) === 'DATE_CHANGE');
  const coupons = named.flatMap((one) => couponOf(one) ?? []);
  const code =
    refundProblem({
      boughtHere: order.soldBy === null,
      coupons: coupons.map(({ state }) => state),
      unpaidSeats: unpaid,
      procedure: coupons.find(({ procedure }) => procedure)?.procedure ?? null,
    }) ??
    (changing ? 'CHANGE_IN_PROGRESS' : null) ??
    partyProblem(order, named);
  if (code) throw new Refused(code);
  const ids = await beginProcedure(trx, named, 'REFUND');
  if (!ids) throw new Refused('NOTHING_TO_REFUND');
  await holdCoupons(trx, team, ids);
}

async function letGo(
  trx: DatabaseTransaction,
  team: string,
  named: readonly PassengerSegmentView[],
): Promise<string[]> {
  const ids = await letGoOfCoupons(trx, team, idsOf(named));
  if (ids.length < named.length) throw new Refused('COUPON_NOT_HELD');
  return ids;
}

/**
 * Coupons, order, flights' seats and chosen seats change together; what was paid for the seats goes
 * back at once.
 */
async function refund(
  trx: DatabaseTransaction,
  sources: FactDependencies,
  { team, order, now }: ToldFact,
  named: readonly PassengerSegmentView[],
): Promise<void> {
  await letGo(trx, team, named);
  if (!(await refundCoupons(trx, sources, order, named, now))) throw new Refused('COUPON_NOT_HELD');
  for (const { paymentId, amount } of await releasePassengerSeats(
    trx,
    order.id,
    seatKeysOf(named),
    now,
  ))
    await sources.payments.giveBack(trx, { paymentId, amount: money(amount, BRAND.currency) }, now);
}

async function changeFlights(
  trx: DatabaseTransaction,
  { airlineChanges }: FactDependencies,
  { order, now }: ToldFact,
  asked: Extract<Fact, { kind: 'SEGMENTS_CHANGED' }>['segments'],
): Promise<void> {
  const flights = asked.map(({ segmentId, flightNumber, date }) => {
    const index = Number(keyOf('OrderSegment', segmentId)?.split('.')[1] ?? -1);
    if (keyOf('OrderSegment', segmentId) !== `${order.id}.${index}` || !order.segments[index])
      throw new Refused('SEGMENT_NOT_FOUND');
    return { index, flight: { flightNumber, date } };
  });
  const code = await airlineChanges.replace(trx, order, flights, now);
  if (code) throw new Refused(code);
}

/**
 * Does what a fact says, in the caller's transaction, which holds the order's lock: by the same
 * functions that our own refunds and changes use.
 * @throws Refused with the code why not
 */
export async function carryOutFact(
  trx: DatabaseTransaction,
  sources: FactDependencies,
  told: ToldFact,
  fact: Fact,
): Promise<void> {
  const { order, paid, now } = told;
  if (fact.kind === 'MONEY_DUE') {
    const amount = money(fact.amount, BRAND.currency);
    if (!(await sources.refunds.payBack(trx, { orderId: order.id, amount, paid }, now)))
      throw new Refused('MORE_THAN_PAID');
    return;
  }
  if (fact.kind === 'SEGMENTS_CHANGED') {
    await changeFlights(trx, sources, told, fact.segments);
    return;
  }
  if (fact.kind === 'REFUND_CHANGED') {
    await sources.orders.recordRefundStep(trx, order.id, fact, now);
    return;
  }
  const named = namedBy(order, fact.coupons);
  if (fact.kind === 'COUPONS_SUSPENDED') await suspend(trx, sources, told, named);
  else if (fact.kind === 'COUPONS_REFUNDED') await refund(trx, sources, told, named);
  else await endProcedure(trx, await letGo(trx, told.team, named));
}
