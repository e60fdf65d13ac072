import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import {
  airlineChangeOf,
  ruledChange,
} from '#gateway/mocks/story/airline-changes/airline-change.ts';
import { couponOf, segmentsOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { CreateRefundOfferErrorCode, CreateRefundOfferInput } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS } from '#schema/codes/orders/refund-reasons.ts';
import { airlineChangeOptions } from '#schema/rules/after-sale/airline-change.ts';
import { refundProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import type { RefundQuestion } from './refund.model.ts';
import { givenUp, quote } from './refund-quote.ts';
import { isUnderReview, passengersOfQuote } from './refund-view.ts';

/** What the id of an offer holds; null for one that is none. */
export const questionIn = (offerId: string): RefundQuestion | null => {
  const text = keyOf('RefundOffer', offerId);
  return text ? (JSON.parse(text) as RefundQuestion) : null;
};

/** What prevents a refund of what is asked for; null when nothing does. */
export const refundFault = (
  { story }: StoryParts,
  order: Order,
  question: RefundQuestion,
): CreateRefundOfferErrorCode | null => {
  const asked = segmentsOf(order).filter(
    ({ passenger, segment }) =>
      question.passengerIds.includes(passenger.id) &&
      question.boundIndexes.includes(segment.boundIndex),
  );
  const problem = refundProblem({
    boughtHere: true,
    unpaidSeats: false,
    coupons: asked.flatMap((one) => couponOf(one)?.state ?? []),
    procedure: asked.some(({ key }) => isUnderReview(story, key)) ? 'REFUND' : null,
  });
  if (problem) return problem;
  const left = order.passengers.filter(({ id }) => !question.passengerIds.includes(id));
  const alone = left.some(
    ({ type, accompanyingAdultId }) =>
      type === 'INF' && question.passengerIds.includes(accompanyingAdultId ?? ''),
  );
  if (alone) return 'FOLLOWS_ADULT';
  return left.length > 0 && left.every(({ type }) => type !== 'ADT')
    ? 'PARTY_WITHOUT_GUARDIAN'
    : null;
};

/** The offer of a question, at what it was worth when it was asked. */
export const refundOfferOf = (
  parts: StoryParts,
  order: Order,
  question: RefundQuestion,
  now: Date,
) => {
  const { kind, proof } = REFUND_REASONS[question.reason];
  const { passengers, ...sums } = quote(parts, order, question, now);
  return {
    id: globalId('RefundOffer', JSON.stringify(question)),
    order,
    kind,
    reason: question.reason,
    ...sums,
    points: 0,
    passengers: passengersOfQuote(order, passengers),
    proofRequired: proof,
    reviewed: kind === 'INVOLUNTARY',
    dueOn: refundDueOn(now),
    expiresAt: addMinutes(new Date(question.askedAt), LIMITS.offerMinutes),
    serverNow: now,
  };
};

/** Whether a change by the airline of an order still gives the right to all that was paid (RULES 8.4). */
const isRefundable = (parts: StoryParts, id: string, orderId: string, now: Date): boolean => {
  const change = airlineChangeOf(parts, id, now);
  if (change?.orderId !== orderId) return false;
  const options = airlineChangeOptions(ruledChange(parts, change), now);
  return options.some(({ action, until }) => action === 'REFUND' && until !== null);
};

/** Quotes what is refunded when certain passengers give up their unused flights. */
export const createRefundOffer = async (
  parts: StoryParts,
  input: CreateRefundOfferInput,
  now: Date,
) => {
  const refused = (code: CreateRefundOfferErrorCode, ...path: string[]) => ({
    refundOffer: null,
    userErrors: [{ code, path }],
  });
  const orderId = keyOf('Order', input.orderId) ?? '';
  const order = await parts.orders.find({ id: orderId }, TRAVELLER, now);
  if (!order) return refused('ORDER_NOT_FOUND', 'orderId');
  const passengerIds = input.passengerIds.map((id) => keyOf('Passenger', id) ?? '');
  const known = new Set(order.passengers.map(({ id }) => id));
  const unknown = passengerIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) return refused('PASSENGER_NOT_FOUND', 'passengerIds', String(unknown));
  if (passengerIds.length === 0) return refused('REQUIRED', 'passengerIds');
  const { reason } = input;
  const airlineChangeId = input.airlineChangeId
    ? (keyOf('AirlineChange', input.airlineChangeId) ?? 'none')
    : null;
  const byAirline = reason === 'FLIGHT_CANCELLED' || reason === 'FLIGHT_CHANGED';
  if (byAirline && !airlineChangeId) return refused('REASON_NOT_TRUE', 'reason');
  if (airlineChangeId && !isRefundable(parts, airlineChangeId, orderId, now))
    return refused('AIRLINE_CHANGE_CLOSED', 'airlineChangeId');
  const every = { passengerIds, boundIndexes: order.fares.map((_, index) => index) };
  const unused = givenUp(order, every).map(({ segment }) => segment.boundIndex);
  const boundIndexes = input.boundIndexes ?? [...new Set(unused)];
  const asked = { orderId, passengerIds, boundIndexes, reason, airlineChangeId };
  const question = { ...asked, askedAt: now.toISOString() };
  const fault = refundFault(parts, order, question);
  if (fault) return refused(fault, 'passengerIds');
  return { refundOffer: refundOfferOf(parts, order, question, now), userErrors: [] };
};
