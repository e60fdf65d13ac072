import type { RefundRow } from '#gateway/database/tables/refunds.tables.ts';
import type { TaxLine } from '#gateway/modules/flights/trip-price.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type {
  QuotedPassenger,
  Refund,
  RefundQuote,
} from '#gateway/modules/refunds/refund.model.ts';
import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import type { BoundFare, Fares } from '#gateway/ports/fares/fares.port.ts';
import type { RefundRejectionCode } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import {
  passengerRefund,
  type RefundAmount,
  refundAmounts,
} from '#schema/rules/after-sale/refund-amount.ts';
import { refundOfBound, unusedShare } from '#schema/rules/after-sale/refund-quote.ts';
import {
  addMoney,
  type Money,
  maxMoney,
  money,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';

const { currency } = BRAND;

/** What a passenger gives up of a bound. */
type BoundPart = { readonly unused: number; readonly flights: number };

const taxesOf = (fare: BoundFare, type: PassengerType, { unused, flights }: BoundPart): TaxLine[] =>
  fare.prices[type].taxes.map(({ code, amount }) => ({
    code,
    amount: unusedShare(money(amount, currency), unused, flights),
  }));

function merged(lines: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, Money>();
  for (const { code, amount } of lines) {
    const before = sums.get(code);
    sums.set(code, before ? addMoney(before, amount) : amount);
  }
  return [...sums].map(([code, amount]) => ({ code, amount }));
}

const sumOnly = ({
  refundableFare,
  refundableTax,
  processingFee,
  total,
}: RefundAmount): RefundAmount => ({ refundableFare, refundableTax, processingFee, total });

function passengerQuote(
  order: Order,
  fares: Pick<Fares, 'brand'>,
  own: readonly PassengerSegmentView[],
  reason: RefundReason,
): QuotedPassenger {
  const { id = '', type = 'ADT' } = own[0]?.passenger ?? {};
  const bounds = order.fares.flatMap((fare, index) => {
    const flights = order.segments.filter(({ boundIndex }) => boundIndex === index).length;
    const unused = own.filter(({ segment }) => segment.boundIndex === index).length;
    return unused > 0 ? [{ fare, part: { unused, flights } }] : [];
  });
  const lines = bounds.map(({ fare, part }) => taxesOf(fare, type, part));
  const refunds = bounds.map(({ fare, part }, index) => {
    const { refundFee, noShowFee } = fares.brand(fare.brand).conditions;
    const paid = money(fare.prices[type].fare, currency);
    const bound = {
      fare: unusedShare(paid, part.unused, part.flights),
      taxes: sumMoney(
        (lines[index] ?? []).map(({ amount }) => amount),
        currency,
      ),
      // Who cancels in time has not missed anything; a coupon whose flight has left is flown.
      refundFee,
      noShowFee,
      missed: false,
    };
    return refundOfBound(id, bound, reason);
  });
  return {
    passengerId: id,
    segmentIndexes: own.map(({ segment }) => segment.index),
    amounts: sumOnly(refundAmounts(refunds, currency).sum),
    taxes: merged(lines.flat()),
  };
}

/**
 * What comes back for what is given up, line by line and all in money: what the order recorded as
 * paid, by the conditions of its fares.
 */
export function refundQuote(
  order: Order,
  fares: Pick<Fares, 'brand'>,
  segments: readonly PassengerSegmentView[],
  funds: readonly SeatFund[],
  reason: RefundReason,
): Omit<RefundQuote, 'points'> {
  const passengers = order.passengers.flatMap(({ id }) => {
    const own = segments.filter(({ passenger }) => passenger.id === id);
    return own.length > 0 ? [passengerQuote(order, fares, own, reason)] : [];
  });
  const inputs = passengers.map(({ passengerId, amounts }) => ({ ...amounts, passengerId }));
  const amounts = sumOnly(refundAmounts(inputs, currency).sum);
  const seats = sumMoney(
    funds.map(({ amount }) => money(amount, currency)),
    currency,
  );
  return { passengers, amounts, seats, money: addMoney(amounts.total, seats) };
}

/** The same with so many points, which go back before money (RULES 8.11). */
export const withPoints = <Quote extends { readonly money: Money }>(
  quote: Quote,
  points: number,
) => ({
  ...quote,
  points,
  money: maxMoney(zeroMoney(currency), subtractMoney(quote.money, pointsValue(points))),
});

/** What is stored of a refund in other tables. */
type Parts = Pick<Refund, 'proofIds' | 'events'>;

function amountsOf(row: RefundRow, currency: CurrencyCode) {
  const { passengerId: _, ...amounts } = passengerRefund({
    passengerId: '',
    refundableFare: money(row.refundable_fare, currency),
    refundableTax: money(row.refundable_tax, currency),
    processingFee: money(row.processing_fee, currency),
  });
  return amounts;
}

/** A refund as it is stored; its sums follow from the amounts. */
export function refundOf(row: RefundRow, parts: Parts): Refund {
  const currency = row.currency as CurrencyCode;
  const amounts = amountsOf(row, currency);
  const seats = money(row.seats, currency);
  const code = row.rejection_code as RefundRejectionCode | null;
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    state: row.state as RefundState,
    reason: row.reason as RefundReason,
    note: row.note,
    passengers: row.passengers as QuotedPassenger[],
    ...withPoints({ amounts, seats, money: addMoney(amounts.total, seats) }, row.points),
    requestedAt: row.requested_at,
    dueOn: row.due_on,
    endedAt: row.ended_at,
    rejection: code && { code, note: row.rejection_note },
    previousId: row.previous_id,
    ...parts,
  };
}
