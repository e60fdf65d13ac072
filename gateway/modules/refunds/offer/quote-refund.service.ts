import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
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
import {
  isByAirline,
  type RefundedFlight,
  reasonProblem,
} from '#schema/rules/after-sale/refund-reason.ts';
import { couponProblem, givenUp, partyProblem } from './refund-problem.ts';
import { refundQuote, withPoints } from './refund-quote.ts';

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
export type QuoteOutcome =
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
