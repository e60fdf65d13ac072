import { expect, test } from 'vitest';
import { seatStageOf } from './seat-stage.ts';

const attempt = (state: 'PENDING' | 'SUCCEEDED' | 'FAILED') => [{ state }];

test.each([
  ['PENDING_PAYMENT', [], 'UNPAID'],
  ['PENDING_PAYMENT', attempt('PENDING'), 'OPEN'],
  ['PENDING_PAYMENT', attempt('FAILED'), 'FAILED'],
  ['PENDING_PAYMENT', attempt('SUCCEEDED'), 'ISSUING'],
  ['PAID', attempt('SUCCEEDED'), 'BOOKED'],
  ['PART_REFUNDED', attempt('SUCCEEDED'), 'BOOKED'],
  ['CANCELLED', attempt('PENDING'), 'CLOSED'],
] as const)('a seat order that is %s, with attempts %j, is %s', (state, payments, stage) => {
  expect(seatStageOf({ state, payments })).toBe(stage);
});
