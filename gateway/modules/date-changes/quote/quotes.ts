import type { PassengerQuote } from '#gateway/modules/date-changes/date-change.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { BoundFare, Fares, PassengerPrice } from '#gateway/ports/fares/fares.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type ChangeQuote, changeQuote } from '#schema/rules/after-sale/change-quote.ts';
import { addMoney, type Money, money, zeroMoney } from '#schema/rules/base/money.ts';

const own = (amount: number): Money => money(amount, BRAND.currency);
const taxesOf = ({ taxes }: PassengerPrice): Money =>
  own(taxes.reduce((sum, { amount }) => sum + amount, 0));

const NOTHING: ChangeQuote = {
  penalty: own(0),
  fareDifference: own(0),
  taxDifference: own(0),
  addCollect: own(0),
  totalDue: own(0),
  refundDue: own(0),
};

/** Several quotes in one. */
export const sumQuotes = (quotes: readonly ChangeQuote[]): ChangeQuote =>
  quotes.reduce(
    (sum, quote) => ({
      penalty: addMoney(sum.penalty, quote.penalty),
      fareDifference: addMoney(sum.fareDifference, quote.fareDifference),
      taxDifference: addMoney(sum.taxDifference, quote.taxDifference),
      addCollect: addMoney(sum.addCollect, quote.addCollect),
      totalDue: addMoney(sum.totalDue, quote.totalDue),
      refundDue: addMoney(sum.refundDue, quote.refundDue),
    }),
    NOTHING,
  );

/** Who changes, and whether the airline changed the flight. */
type Quoted = {
  readonly passengerIds: readonly string[];
  readonly airlineChangeId: string | null;
};

/** What a bound costs afterwards. */
export type QuotedFare = { readonly boundIndex: number; readonly fare: BoundFare };

/**
 * What it costs each of those who change to fly bounds at other fares, by the conditions of the old
 * ones (RULES 8.6).
 */
export const quotesOf = (
  fares: Pick<Fares, 'brand'>,
  order: Pick<Order, 'passengers' | 'fares'>,
  { passengerIds, airlineChangeId }: Quoted,
  changed: readonly QuotedFare[],
): PassengerQuote[] =>
  order.passengers
    .filter(({ id }) => passengerIds.includes(id))
    .map(({ id, type }) => {
      const quotes = changed.flatMap(({ boundIndex, fare }) => {
        const old = order.fares[boundIndex];
        if (!old) return [];
        const [before, after] = [old.prices[type], fare.prices[type]];
        const { changeFee } = fares.brand(old.brand).conditions;
        const prices = {
          oldFare: own(before.fare),
          newFare: own(after.fare),
          residualRefundable: false,
          oldTaxes: taxesOf(before),
          newTaxes: taxesOf(after),
          penalty: changeFee ?? zeroMoney(BRAND.currency),
        };
        return changeQuote(prices, airlineChangeId !== null);
      });
      return { ...sumQuotes(quotes), passengerId: id };
    });
