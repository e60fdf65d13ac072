import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  couponOf,
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureIn, proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import {
  type PaidWith,
  pointsIn,
  refundParts,
} from '#gateway/modules/refunds/payout/refund-parts.ts';
import type { RefundQuestion, RefundQuote } from '#gateway/modules/refunds/refund.model.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { seatsReleased } from '#gateway/modules/seats/cancel/release-seats.service.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { CreateRefundOfferErrorCode } from '#gateway/resolvers.gen.ts';
import { refundProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import {
  isByAirline,
  type RefundedFlight,
  reasonProblem,
} from '#schema/rules/after-sale/refund-reason.ts';
import { splitProblem } from '#schema/rules/after-sale/split-party.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { refundQuote, withPoints } from './refund-quote.ts';

type Asked = Pick<RefundQuestion, 'passengerIds' | 'boundIndexes'>;

/** The passengers on segments that a question is about, whatever their coupons are. */
const askedFor = (order: Order, { passengerIds, boundIndexes }: Asked): PassengerSegmentView[] =>
  passengerSegmentsIn(order).filter(
    ({ passenger, segment }) =>
      passengerIds.includes(passenger.id) &&
      (boundIndexes === null || boundIndexes.includes(segment.boundIndex)),
  );

/** Of those, the ones that can be given up: not flown, and in no procedure. */
const givenUp = (order: Order, asked: Asked): PassengerSegmentView[] =>
  askedFor(order, asked).filter((one) => {
    const coupon = couponOf(one);
    return coupon?.state === 'OPEN' && !coupon.procedure;
  });

/** Why what is asked for cannot be given up, as the coupons and seats are; null when it can. */
function couponProblem(
  order: Order,
  question: RefundQuestion,
  given: readonly PassengerSegmentView[],
  unpaidSeats: boolean,
): CreateRefundOfferErrorCode | null {
  const coupons = askedFor(order, question).flatMap((one) => couponOf(one) ?? []);
  if (order.ticketedAt && coupons.length === 0) return 'NOTHING_TO_REFUND';
  const busy = coupons.find(({ state, procedure }) => state === 'OPEN' && procedure)?.procedure;
  // Everything unused leaves out what is being given back already.
  const procedure = question.boundIndexes === null && given.length > 0 ? null : (busy ?? null);
  const states = coupons.map(({ state }) => state);
  return refundProblem({
    boughtHere: order.soldBy === null,
    coupons: states,
    unpaidSeats,
    procedure,
  });
}

function daysOf({ segments }: Order): [string, ...string[]] {
  const [first, ...later] = segments.map(({ departsAt, departureZone }) =>
    localDay(departsAt, departureZone),
  );
  if (!first) throw new Error('an order without flights');
  return [first, ...later];
}

/**
 * Why those who stay cannot travel without those who leave, on any of the bounds
 * (RULES 7.9 and 8.5); null when they can.
 */
export function partyProblem(
  order: Order,
  given: readonly PassengerSegmentView[],
): Extract<CreateRefundOfferErrorCode, 'FOLLOWS_ADULT' | 'PARTY_WITHOUT_GUARDIAN'> | null {
  const days = daysOf(order);
  for (const boundIndex of new Set(given.map(({ segment }) => segment.boundIndex))) {
    const onBound = ({ segment }: PassengerSegmentView) => segment.boundIndex === boundIndex;
    const travelling = passengerSegmentsIn(order)
      .filter((one) => onBound(one) && couponOf(one)?.state === 'OPEN')
      .filter((one) => couponOf(one)?.procedure !== 'REFUND');
    const ids = new Set(travelling.map(({ passenger }) => passenger.id));
    const party = order.passengers.filter(({ id }) => ids.has(id));
    const leaving = new Set(given.filter(onBound).map(({ passenger }) => passenger.id));
    const problem = splitProblem(party, leaving, days, false);
    if (problem === 'FOLLOWS_ADULT') return problem;
    if (problem) return 'PARTY_WITHOUT_GUARDIAN';
  }
  return null;
}

/**
 * Whether what the airline is said to have done is true: by the change by the airline that is
 * named, or else bound by bound as operations control knows it. Null when it is.
 */
async function statedReasonProblem(
  db: Database,
  { flightStatus, airlineChanges }: Pick<RefundDependencies, 'flightStatus' | 'airlineChanges'>,
  { orderId, reason, airlineChangeId, boundIndexes }: RefundQuestion,
  given: readonly PassengerSegmentView[],
  now: Date,
): Promise<'REASON_NOT_TRUE' | 'AIRLINE_CHANGE_CLOSED' | null> {
  if (airlineChangeId) {
    const right = await airlineChanges.right(db, airlineChangeId, orderId, now);
    const isMeant = boundIndexes === null || boundIndexes.includes(right?.boundIndex ?? -1);
    if (!right?.refund || !isMeant) return 'AIRLINE_CHANGE_CLOSED';
    return isByAirline(reason) ? null : 'REASON_NOT_TRUE';
  }
  if (!isByAirline(reason)) return null;
  const bounds = new Map<number, RefundedFlight[]>();
  for (const { segment } of given) {
    const { flightNumber, departureDate: date, boundIndex } = segment;
    const status = await flightStatus.find(flightId({ flightNumber, date }), now);
    const flight = {
      cancelled: status?.cancelled ?? false,
      shiftMinutes: status?.departureDelay ?? 0,
    };
    bounds.set(boundIndex, [...(bounds.get(boundIndex) ?? []), flight]);
  }
  return reasonProblem(reason, [...bounds.values()]);
}

/** What is given up with what it is worth, or why it cannot be. */
type QuoteOutcome =
  | { readonly code: CreateRefundOfferErrorCode }
  | {
      readonly code: null;
      readonly quote: RefundQuote;
      readonly segments: readonly PassengerSegmentView[];
    };

/** Names passengers on segments as seats do. */
export const seatKeysOf = (segments: readonly PassengerSegmentView[]) =>
  segments.map(({ passenger, segment }) => ({
    passengerId: passenger.id,
    segmentIndex: segment.index,
  }));

/**
 * Quotes a refund of an order as it is now; `db` may be the caller's transaction. Nothing is
 * changed.
 * @param paid the payments of its tickets
 */
export async function quoteRefund(
  db: Database,
  sources: Pick<
    RefundDependencies,
    'fares' | 'flightStatus' | 'otherProcedures' | 'payments' | 'airlineChanges'
  >,
  order: Order,
  question: RefundQuestion,
  { paid, now }: { readonly paid: readonly PaidWith[]; readonly now: Date },
): Promise<QuoteOutcome> {
  const segments = givenUp(order, question);
  const { unpaid, funds } = await seatsReleased(db, order.id, seatKeysOf(segments), now);
  const others = await proceduresOf(sources.otherProcedures, db, [order.id], now);
  const changing = segments.some((one) => procedureIn(others, one) === 'DATE_CHANGE');
  const code =
    couponProblem(order, question, segments, unpaid) ??
    (changing ? 'CHANGE_IN_PROGRESS' : null) ??
    partyProblem(order, segments) ??
    (await statedReasonProblem(db, sources, question, segments, now));
  if (code) return { code };
  const quote = refundQuote(order, sources.fares, segments, funds, question.reason);
  const parts = await refundParts(db, quote.amounts.total, paid, funds);
  const inPoints = withPoints(quote, await pointsIn(db, sources, parts));
  return { code: null, quote: inPoints, segments };
}
