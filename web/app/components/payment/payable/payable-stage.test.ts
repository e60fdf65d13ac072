import { expect, test } from 'vitest';
import { payableStageOf } from './payable-stage.ts';

const attempt = (state: 'PENDING' | 'SUCCEEDED' | 'FAILED') => [{ state }];

test.each([
  ['PENDING_PAYMENT', [], 'UNPAID'],
  ['PENDING_PAYMENT', attempt('PENDING'), 'OPEN'],
  ['PENDING_PAYMENT', attempt('FAILED'), 'FAILED'],
  ['PENDING_PAYMENT', attempt('SUCCEEDED'), 'ISSUING'],
  ['PAID', attempt('SUCCEEDED'), 'BOOKED'],
  ['PART_REFUNDED', attempt('SUCCEEDED'), 'BOOKED'],
  ['CONFIRMED', [], 'BOOKED'],
  ['CANCELLED', attempt('PENDING'), 'CLOSED'],
] as const)('what is %s, with attempts %j, is %s', (state, payments, stage) => {
  expect(payableStageOf({ state, payments })).toBe(stage);
});
