import { expect, it } from 'vitest';
import { ticketUse } from './ticket-use.ts';

it.each([
  [['OPEN', 'CHECKED_IN'], 'UNUSED'],
  [['FLOWN', 'CHECKED_IN'], 'PARTLY_USED'],
  [['FLOWN', 'FLOWN'], 'USED'],
  [['FLOWN', 'REFUNDED'], 'USED'],
  [['REFUNDED'], 'UNUSED'],
] as const)('a ticket with %j is %s', (coupons, use) => {
  expect(ticketUse(coupons)).toBe(use);
});
