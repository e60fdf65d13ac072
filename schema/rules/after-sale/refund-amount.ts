import {
  addMoney,
  type Money,
  minMoney,
  subtractMoney,
  sumMoney,
} from '#schema/rules/base/money.ts';

/** What one passenger paid that can come back, and what the fare's conditions retain. */
export type RefundInput = {
  readonly passengerId: string;
  /** Fare of the unused coupons that the conditions give back; zero where they give none. */
  readonly refundableFare: Money;
  /** Taxes of the unused coupons: they come back even where the fare does not. */
  readonly refundableTax: Money;
  /** What the conditions retain; never more than the refundable fare. */
  readonly processingFee: Money;
};

export type RefundAmount = Omit<RefundInput, 'passengerId'> & { readonly total: Money };
export type PassengerRefund = RefundAmount & { readonly passengerId: string };

/** One passenger's refund: fare + tax - fee, where the fee is at most the fare (RULES 8.10). */
export function passengerRefund(input: RefundInput): PassengerRefund {
  const processingFee = minMoney(input.processingFee, input.refundableFare);
  const gross = addMoney(input.refundableFare, input.refundableTax);
  return { ...input, processingFee, total: subtractMoney(gross, processingFee) };
}

/**
 * The refunds of a request, per passenger and in sum. Throws MoneyError where the currencies
 * differ.
 */
export function refundAmounts(
  inputs: readonly RefundInput[],
  currency: Money['currency'],
): { readonly passengers: PassengerRefund[]; readonly sum: RefundAmount } {
  const passengers = inputs.map(passengerRefund);
  const sumOf = (field: keyof RefundAmount) =>
    sumMoney(
      passengers.map((one) => one[field]),
      currency,
    );
  return {
    passengers,
    sum: {
      refundableFare: sumOf('refundableFare'),
      refundableTax: sumOf('refundableTax'),
      processingFee: sumOf('processingFee'),
      total: sumOf('total'),
    },
  };
}
