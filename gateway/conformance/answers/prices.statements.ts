import { unlessEqual } from '#gateway/conformance/fault.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import {
  addMoney,
  type Money,
  minorDigits,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from '#schema/rules/base/money.ts';
import { objectStatement } from './object-statement.ts';

type Tax = { readonly code: string; readonly amount: Money };
type Item = {
  readonly count: number;
  readonly fare: Money;
  readonly taxes: readonly Tax[];
  readonly perPassenger: Money;
  readonly total: Money;
};
type Price = {
  readonly items: readonly Item[];
  readonly fareTotal: Money;
  readonly taxTotal: Money;
  readonly feeTotal: Money;
  readonly total: Money;
  readonly taxes: readonly Tax[];
};
type Change = { readonly oldTotal: Money; readonly newTotal: Money; readonly difference: Money };

const sumOf = (values: readonly Money[], { currency }: Money): Money => sumMoney(values, currency);
const amounts = (taxes: readonly Tax[]): Money[] => taxes.map(({ amount }) => amount);

/** Money in all answers (RULES 5.1 and 5.3). */
export const PRICE_STATEMENTS: readonly Statement[] = [
  objectStatement<Money & { digits: number }>({
    name: 'money says how many digits of it are the minor unit',
    clause: 'RULES 5.1',
    type: 'Money',
    fields: ['amount', 'currency', 'digits'],
    expected: ({ currency, digits }) =>
      minorDigits(currency) === digits ? null : { digits: minorDigits(currency) },
  }),
  objectStatement<Price>({
    name: 'fares, taxes and fees add up to the total',
    clause: 'RULES 5.3',
    type: 'PriceBreakdown',
    fields: ['fareTotal.currency', 'taxTotal.currency', 'feeTotal.currency', 'total.currency'],
    expected: ({ fareTotal, taxTotal, feeTotal, total }) =>
      unlessEqual(addMoney(addMoney(fareTotal, taxTotal), feeTotal), total),
  }),
  objectStatement<Price>({
    name: 'the items of a price add up to its fares and taxes',
    clause: 'RULES 5.3',
    type: 'PriceBreakdown',
    fields: ['items.total.currency', 'fareTotal.currency', 'taxTotal.currency'],
    expected: ({ items, fareTotal, taxTotal }) =>
      unlessEqual(
        sumOf(
          items.map(({ total }) => total),
          fareTotal,
        ),
        addMoney(fareTotal, taxTotal),
      ),
  }),
  objectStatement<Price>({
    name: 'the taxes of a price, each with its code, add up to its taxes',
    clause: 'RULES 5.3',
    type: 'PriceBreakdown',
    fields: ['taxes.amount.currency', 'taxTotal.currency'],
    expected: ({ taxes, taxTotal }) => unlessEqual(sumOf(amounts(taxes), taxTotal), taxTotal),
  }),
  objectStatement<Item>({
    name: 'the price of a passenger is fare and taxes, that of a type so often as there are passengers',
    clause: 'RULES 5.3',
    type: 'PriceItem',
    fields: [
      'count',
      'fare.currency',
      'taxes.amount.currency',
      'perPassenger.currency',
      'total.currency',
    ],
    expected({ count, fare, taxes, perPassenger, total }) {
      const one = addMoney(fare, sumOf(amounts(taxes), fare));
      return unlessEqual(one, perPassenger) ?? unlessEqual(multiplyMoney(one, count), total);
    },
  }),
  objectStatement<Change>({
    name: 'a change of price is told by the old total, the new one and their difference',
    clause: 'RULES 3.9',
    type: 'PriceChange',
    fields: ['oldTotal.currency', 'newTotal.currency', 'difference.currency'],
    expected: ({ oldTotal, newTotal, difference }) =>
      unlessEqual(subtractMoney(newTotal, oldTotal), difference),
  }),
  objectStatement<{ penalty: Money; addCollect: Money; totalDue: Money }>({
    name: 'what a change of date costs is its penalty and what is added',
    clause: 'RULES 8.6',
    type: /^Change(Offer|Fare)$/,
    fields: ['penalty.currency', 'addCollect.currency', 'totalDue.currency'],
    expected: ({ penalty, addCollect, totalDue }) =>
      unlessEqual(addMoney(penalty, addCollect), totalDue),
  }),
];
