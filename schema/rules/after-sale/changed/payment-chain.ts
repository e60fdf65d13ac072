import type { ChangeQuote } from '#schema/rules/after-sale/change-quote.ts';
import {
  addMoney,
  type Money,
  maxMoney,
  subtractMoney,
  zeroMoney,
} from '#schema/rules/base/money.ts';

/** A change of date from which tickets came, with what it cost one of their passengers. */
export type ChainStep = {
  /** The number of the change. */
  readonly number: string;
  readonly at: Date;
  readonly quote: ChangeQuote;
};

/** What a change cost the passengers of the tickets. */
export type ChainedChange = {
  readonly number: string;
  readonly at: Date;
  readonly paid: Money;
  /** The part of it that is a fee. */
  readonly penalty: Money;
  /** What the new flights cost less and the conditions do not give back. */
  readonly forfeited: Money;
};

/** All that was paid for tickets, from the first order to the last change. */
export type PaymentChain = {
  readonly booked: Money;
  readonly changes: readonly ChainedChange[];
  readonly paid: Money;
  readonly penalty: Money;
  readonly forfeited: Money;
};

const sum = (amounts: readonly Money[], zero: Money): Money => amounts.reduce(addMoney, zero);

/** What one step added to the price of the tickets; below zero where they cost less afterwards. */
const difference = ({ quote }: ChainStep): Money =>
  addMoney(quote.fareDifference, quote.taxDifference);

/**
 * What was paid for tickets that cost so much now, by the changes from which they came, the first
 * one first (RULES 8.30). What was paid is their price, the fees of the changes, and what was
 * forfeited at them: never less than what was charged.
 */
export function paymentChain(price: Money, steps: readonly ChainStep[]): PaymentChain {
  const zero = zeroMoney(price.currency);
  const changes = [...Map.groupBy(steps, ({ number }) => number).values()].map((parts) => {
    const [first] = parts;
    const lower = parts.map((part) =>
      subtractMoney(maxMoney(zero, subtractMoney(zero, difference(part))), part.quote.refundDue),
    );
    return {
      number: first?.number ?? '',
      at: first?.at ?? new Date(0),
      paid: sum(
        parts.map(({ quote }) => quote.totalDue),
        zero,
      ),
      penalty: sum(
        parts.map(({ quote }) => quote.penalty),
        zero,
      ),
      forfeited: sum(lower, zero),
    };
  });
  const of = (part: 'paid' | 'penalty' | 'forfeited') =>
    sum(
      changes.map((change) => change[part]),
      zero,
    );
  const booked = subtractMoney(price, sum(steps.map(difference), zero));
  const [penalty, forfeited] = [of('penalty'), of('forfeited')];
  return { booked, changes, paid: addMoney(booked, of('paid')), penalty, forfeited };
}
