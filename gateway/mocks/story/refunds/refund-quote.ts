import { seatRefund } from '#gateway/mocks/story/seats/give-back.ts';
import { seatOf } from '#gateway/mocks/story/seats/seat-standing.ts';
import {
  couponOf,
  type PassengerSegment,
  segmentsOf,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { type RefundAmount, refundAmounts } from '#schema/rules/after-sale/refund-amount.ts';
import { refundOfBound } from '#schema/rules/after-sale/refund-quote.ts';
import { addMoney, money, sumMoney } from '#schema/rules/base/money.ts';
import type { QuotedPassenger, RefundQuestion, RefundQuote } from './refund.model.ts';

const own = (amount: number) => money(amount, BRAND.currency);

const withoutId = ({ passengerId: _, ...amounts }: RefundAmount & { passengerId?: string }) =>
  amounts;

/** What is given up: the unused segments of those passengers on those bounds. */
export const givenUp = (
  order: Order,
  { passengerIds, boundIndexes }: Pick<RefundQuestion, 'passengerIds' | 'boundIndexes'>,
): PassengerSegment[] =>
  segmentsOf(order).filter(
    (one) =>
      passengerIds.includes(one.passenger.id) &&
      boundIndexes.includes(one.segment.boundIndex) &&
      couponOf(one)?.state === 'OPEN',
  );

const passengerQuote = (
  { airline }: StoryParts,
  order: Order,
  passengerId: string,
  segments: readonly PassengerSegment[],
  reason: RefundReason,
): QuotedPassenger => {
  const type = segments[0]?.passenger.type ?? 'ADT';
  const bounds = [...new Set(segments.map(({ segment }) => segment.boundIndex))];
  const fares = order.fares.filter((_, index) => bounds.includes(index));
  const refunds = fares.map(({ brand, prices }) => {
    const { refundFee, noShowFee } = airline.fares.brand(brand).conditions;
    const { fare, taxes } = prices[type];
    const sum = taxes.reduce((total, { amount }) => total + amount, 0);
    const paid = { fare: own(fare), taxes: own(sum), refundFee, noShowFee, missed: false };
    return refundOfBound(passengerId, paid, reason);
  });
  return {
    passengerId,
    segmentKeys: segments.map(({ key }) => key),
    amounts: refundAmounts(refunds, BRAND.currency).sum,
    taxes: fares.flatMap(({ prices }) =>
      prices[type].taxes.map(({ code, amount }) => ({ code, amount: own(amount) })),
    ),
  };
};

/** What comes back for what is given up, line by line; a fee never takes more than the fare (RULES 8.10). */
export const quote = (
  parts: StoryParts,
  order: Order,
  question: RefundQuestion,
  now: Date,
): RefundQuote => {
  const segments = givenUp(order, question);
  const passengers = question.passengerIds.map((id) =>
    passengerQuote(
      parts,
      order,
      id,
      segments.filter(({ passenger }) => passenger.id === id),
      question.reason,
    ),
  );
  const inputs = passengers.map(({ passengerId, amounts }) => ({ ...amounts, passengerId }));
  const amounts = withoutId(refundAmounts(inputs, BRAND.currency).sum);
  const seats = sumMoney(
    segments.flatMap((one) => seatOf(parts.story, one, now) ?? []).map(seatRefund),
    BRAND.currency,
  );
  return { passengers, amounts, seats, money: addMoney(amounts.total, seats) };
};
