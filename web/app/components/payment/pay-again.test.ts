import { expect, test } from 'vitest';
import { isAtBank, mayPayAgain, openHeading } from './pay-again.ts';

type Order = Parameters<typeof mayPayAgain>[0];

const left: Order = {
  capabilities: [
    { action: 'PAY', allowed: true, until: null, reason: null },
    { action: 'CANCEL', allowed: true, until: null, reason: null },
  ],
};
const atBank: Order = {
  capabilities: [
    { action: 'PAY', allowed: true, until: null, reason: null },
    { action: 'CANCEL', allowed: false, until: null, reason: { code: 'PAYMENT_IN_PROGRESS' } },
  ],
};

test.each(['PENDING', 'NOT_PAID'] as const)(
  'a traveller who left the page without paying may pay again once the provider says so: %s',
  (outcome) => expect(mayPayAgain(left, { outcome })).toBe(true),
);

test.each([null, 'UNKNOWN', 'PAID', 'TICKETED', 'REFUNDED'] as const)(
  'while it is not known that nothing came, no second payment is begun: %s',
  (outcome) => expect(mayPayAgain(left, { outcome })).toBe(false),
);

test('while the bank is deciding, no second payment is begun', () => {
  expect(isAtBank(atBank)).toBe(true);
  expect(isAtBank(left)).toBe(false);
  expect(mayPayAgain(atBank, { outcome: 'PENDING' })).toBe(false);
});

test('whether something was paid is asked only while that is not known', () => {
  expect(openHeading(left, { outcome: null })).toBe('booking-payment.open');
  expect(openHeading(left, { outcome: 'UNKNOWN' })).toBe('booking-payment.open');
  for (const outcome of ['PENDING', 'NOT_PAID'] as const)
    expect(openHeading(left, { outcome })).toBe('booking-payment.open.notPaid');
  expect(openHeading(atBank, { outcome: 'PENDING' })).toBe('booking-payment.open.atBank');
});
