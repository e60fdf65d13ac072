// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerNow } from '#web/app/apollo/server-clock.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { TimeLeft } from './time-left.tsx';

const VISITOR = Date.parse('2026-11-20T08:00:00Z');
const GATEWAY = '2026-11-20T09:00:00.000Z';
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: VISITOR });
  noteServerNow(GATEWAY);
});
afterEach(() => vi.useRealTimers());

function show(deadline: string, onElapsed = vi.fn()) {
  renderPage(
    <TimeLeft
      deadline={deadline}
      pageNow={GATEWAY}
      label="Time left to pay"
      announce={(minutes) => `${minutes} minutes left`}
      onElapsed={onElapsed}
    />,
  );
  return onElapsed;
}
const shown = () => screen.getByRole('timer', { name: 'Time left to pay' }).textContent;
const spoken = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the time left is the gateway’s, not the visitor’s', async () => {
  show('2026-11-20T09:50:00.000Z');
  expect(shown()).toBe('50:00');
  await pass(MINUTE);
  expect(shown()).toBe('49:00');
});

test('it is silent but for ten, five and one minute', async () => {
  show('2026-11-20T09:11:00.000Z');
  await pass(30_000);
  expect(spoken()).toBe('');
  await pass(30_000);
  expect(spoken()).toBe('10 minutes left');
  await pass(9 * MINUTE);
  expect(spoken()).toBe('1 minutes left');
});

test('the end is announced once, and the clock stays at zero', async () => {
  const onElapsed = show('2026-11-20T09:00:02.000Z');
  await pass(MINUTE);
  expect(shown()).toBe('00:00');
  expect(onElapsed).toHaveBeenCalledOnce();
});

test('a gateway whose clock was moved past the deadline ends it', async () => {
  const onElapsed = show('2026-11-20T09:50:00.000Z');
  noteServerNow('2026-11-20T10:00:00.000Z');
  await pass(1000);
  expect(onElapsed).toHaveBeenCalledOnce();
});
