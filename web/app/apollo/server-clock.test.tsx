// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerNow } from './server-clock.ts';
import { useServerNow } from './use-server-now.ts';

const MINUTE = 60_000;
const VISITOR = Date.parse('2026-11-20T08:00:00Z');
const GATEWAY = '2026-11-20T08:07:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: VISITOR });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a countdown runs on the gateway’s clock, however wrong the visitor’s is', () => {
  const { result } = renderHook(() => useServerNow(GATEWAY));
  expect(result.current).toBe(VISITOR + 7 * MINUTE);
  act(() => vi.advanceTimersByTime(2 * MINUTE));
  expect(result.current).toBe(VISITOR + 9 * MINUTE);
});

it('a page that is shown again with old data does not win the time back', () => {
  noteServerNow(GATEWAY);
  act(() => vi.advanceTimersByTime(10 * MINUTE));
  const { result } = renderHook(() => useServerNow(GATEWAY));
  expect(result.current).toBe(VISITOR + 17 * MINUTE);
});

it('a gateway whose clock was moved is followed as soon as it answers', () => {
  noteServerNow(GATEWAY);
  const { result } = renderHook(() => useServerNow(GATEWAY));
  noteServerNow('2026-11-20T09:00:00.000Z');
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe(VISITOR + 60 * MINUTE + 1000);
});

it('a header that is no instant changes nothing', () => {
  noteServerNow(GATEWAY);
  noteServerNow(null);
  noteServerNow('soon');
  const { result } = renderHook(() => useServerNow(GATEWAY));
  expect(result.current).toBe(VISITOR + 7 * MINUTE);
});
