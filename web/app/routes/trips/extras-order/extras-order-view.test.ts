import { expect, test } from 'vitest';
import { extrasStageOf } from './extras-order-view.tsx';

const attempt = (state: 'PENDING' | 'SUCCEEDED' | 'FAILED') => ({ state });

test.each([
  ['PENDING_PAYMENT', [], 'UNPAID'],
  ['PENDING_PAYMENT', [attempt('PENDING')], 'OPEN'],
  ['PENDING_PAYMENT', [attempt('FAILED')], 'FAILED'],
  ['PENDING_PAYMENT', [attempt('SUCCEEDED')], 'ISSUING'],
  ['PAID', [attempt('SUCCEEDED')], 'BOOKED'],
  ['CANCELLED', [attempt('FAILED')], 'CLOSED'],
  ['REFUNDED', [attempt('SUCCEEDED')], 'CLOSED'],
] as const)('%s with attempts %j is %s', (state, payments, stage) => {
  expect(extrasStageOf({ state, payments })).toBe(stage);
});
