import { expect, test } from 'vitest';
import { refundSteps } from './refund-steps.ts';

const AT = '2026-11-20T02:00:00Z';
const states = (...asked: Parameters<typeof refundSteps>) =>
  refundSteps(...asked).map(({ state, at }) => `${state} ${at ? 'done' : 'ahead'}`);

test('what is still to come follows what has happened', () => {
  expect(states({ state: 'UNDER_REVIEW', events: [{ state: 'UNDER_REVIEW', at: AT }] })).toEqual([
    'UNDER_REVIEW done',
    'APPROVED ahead',
    'PAYING ahead',
    'SUCCEEDED ahead',
  ]);
});

test('nothing follows a rejection or a withdrawal, and a payout that failed is made again', () => {
  expect(states({ state: 'REJECTED', events: [{ state: 'REJECTED', at: AT }] })).toEqual([
    'REJECTED done',
  ]);
  expect(states({ state: 'WITHDRAWN', events: [{ state: 'WITHDRAWN', at: AT }] })).toEqual([
    'WITHDRAWN done',
  ]);
  expect(states({ state: 'FAILED', events: [{ state: 'FAILED', at: AT }] })).toEqual([
    'FAILED done',
    'PAYING ahead',
    'SUCCEEDED ahead',
  ]);
});
