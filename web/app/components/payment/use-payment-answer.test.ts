import { expect, test } from 'vitest';
import { pollDelay } from './use-payment-answer.ts';

function delays() {
  const all: number[] = [];
  for (let delay = pollDelay(0); delay !== null; delay = pollDelay(all.length)) all.push(delay);
  return all;
}

test('the provider is asked soon after the return, and ever more gently', () => {
  expect(pollDelay(0)).toBeLessThanOrEqual(3000);
  expect(delays().every((delay, at, all) => at === 0 || delay >= (all[at - 1] ?? 0))).toBe(true);
});

test('a page that is left open stops asking', () => {
  expect(delays().reduce((sum, delay) => sum + delay, 0)).toBeLessThan(15 * 60_000);
});
