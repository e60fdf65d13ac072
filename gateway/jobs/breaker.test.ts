import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function breakerAt() {
  let now = 1_000;
  const breaker = createBreaker({ pauseMilliseconds: 100, elapsed: () => now });
  return {
    breaker,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it('pauses after three unanswered tries in a row, and not when an answer came between', () => {
  const { breaker } = breakerAt();
  expect([breaker.unanswered(), breaker.unanswered()]).toEqual([false, false]);
  breaker.answered();
  expect([breaker.unanswered(), breaker.unanswered(), breaker.pause()]).toEqual([false, false, 0]);
  expect(breaker.unanswered()).toBe(true);
  expect(breaker.pause()).toBe(100);
});

it('tries that were under way when the pause began make it no longer', () => {
  const { breaker, advance } = breakerAt();
  for (let tries = 0; tries < 3; tries += 1) breaker.unanswered();
  advance(60);
  expect(breaker.unanswered()).toBe(false);
  expect(breaker.pause()).toBe(40);
});

it('after the pause one unanswered try is enough, and an answer ends it all', () => {
  const { breaker, advance } = breakerAt();
  for (let tries = 0; tries < 3; tries += 1) breaker.unanswered();
  advance(100);
  expect(breaker.pause()).toBe(0);
  expect(breaker.unanswered()).toBe(true);
  advance(100);
  breaker.answered();
  expect(breaker.unanswered()).toBe(false);
});
