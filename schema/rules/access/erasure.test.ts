import { expect, test } from 'vitest';
import { erasureInstants } from './erasure.ts';

const at = (text: string) => erasureInstants(new Date(text));

test('terms in months and years end with a commercial day', () => {
  expect(at('2028-02-29T15:59:59Z')).toMatchObject({
    documentNumbers: new Date('2027-02-27T16:00:00Z'),
    orders: new Date('2025-02-27T16:00:00Z'),
    accounts: new Date('2018-02-27T16:00:00Z'),
    logs: new Date('2027-08-28T16:00:00Z'),
  });
  expect(at('2028-02-29T16:00:00Z').documentNumbers).toEqual(new Date('2027-02-28T16:00:00Z'));
});

test('terms in hours and days are counted from the instant', () => {
  expect(at('2027-01-10T02:00:00Z')).toMatchObject({
    verification: new Date('2027-01-09T02:00:00Z'),
    submissions: new Date('2027-01-03T02:00:00Z'),
  });
});
