import { expect, it } from 'vitest';
import { readOrderReference } from './order-reference.ts';

it.each([
  [' k7mx2q ', { kind: 'BOOKING_REFERENCE', value: 'K7MX2Q' }],
  ['Ｋ７ＭＸ２Ｑ', { kind: 'BOOKING_REFERENCE', value: 'K7MX2Q' }],
  ['919-2400000017', { kind: 'TICKET_NUMBER', value: '9192400000017' }],
  ['', { problem: 'REQUIRED' }],
  ['K7MX2', { problem: 'REFERENCE_INVALID' }],
  ['K7MX2Q1', { problem: 'REFERENCE_INVALID' }],
  ['K7-MX2', { problem: 'REFERENCE_INVALID' }],
])('an order is looked up by %j', (text, reference) => {
  expect(readOrderReference(text)).toEqual(reference);
});
