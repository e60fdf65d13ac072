import { expect, test } from 'vitest';
import { taxesByCode } from './passenger-lines.tsx';

const tax = (code: string, amount: number) => ({ code, amount: { amount, currency: 'CNY' } });

test('a tax of both flights is one line', () => {
  expect(taxesByCode([tax('CN', 9000), tax('YQ', 100), tax('CN', 1000)])).toEqual([
    tax('CN', 10_000),
    tax('YQ', 100),
  ]);
});
