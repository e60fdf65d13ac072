import { expect, it } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { delayMinutes, punctualityOf } from './flight-delay.ts';

const scheduled = new Date('2026-12-24T05:30:00Z');

it('what happened counts before what is expected, and what is early is below zero', () => {
  const estimated = addMinutes(scheduled, 40);
  const actual = addMinutes(scheduled, -3);
  expect(delayMinutes(scheduled, { actual: null, estimated })).toBe(40);
  expect(delayMinutes(scheduled, { actual, estimated })).toBe(-3);
  expect(delayMinutes(scheduled, { actual: null, estimated: null })).toBeNull();
});

it.each([
  [-20, 'ON_TIME'],
  [0, 'ON_TIME'],
  [14, 'ON_TIME'],
  [15, 'DELAYED'],
  [null, null],
] as const)('%s minutes after schedule: %s', (minutes, punctuality) => {
  expect(punctualityOf(minutes)).toBe(punctuality);
});
