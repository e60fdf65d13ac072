import { expect, test } from 'vitest';
import { changeLines } from './change-lines.ts';

const yuan = (amount: number) => ({ amount, currency: 'CNY' });
const quote = (penalty: number, fare: number, tax: number, due: number, back = 0) => ({
  penalty: yuan(penalty),
  fareDifference: yuan(fare),
  taxDifference: yuan(tax),
  totalDue: yuan(due),
  refundDue: yuan(back),
});

test.each([
  ['dearer flights', quote(400, 300, 20, 720), ['PENALTY', 'FARE', 'TAX']],
  ['cheaper flights', quote(400, -300, -20, 400), ['PENALTY', 'FARE', 'TAX', 'KEPT']],
  [
    'cheaper flights of a fare that pays out',
    quote(0, -300, 0, 0, 300),
    ['PENALTY', 'FARE', 'TAX'],
  ],
])('the parts of the price of %s add up', (_case, amounts, kinds) => {
  const lines = changeLines(amounts);
  expect(lines.map(({ kind }) => kind)).toEqual(kinds);
  const sum = lines.reduce((total, { value }) => total + value.amount, 0);
  expect(sum).toBe(amounts.totalDue.amount - amounts.refundDue.amount);
});
