// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  finishLoading,
  loadingCount,
  resetLoading,
  startLoading,
  useLoading,
  whileLoading,
} from './loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  resetLoading();
  vi.runAllTimers();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('each start adds one, each finish takes one away, never below 0', () => {
  startLoading();
  startLoading();
  expect(loadingCount()).toBe(2);
  finishLoading();
  finishLoading();
  finishLoading();
  expect(loadingCount()).toBe(0);
  expect(sessionStorage.getItem('loading')).toBe('0');
});

test('a short call shows no overlay', () => {
  const { result } = renderHook(useLoading);
  startLoading();
  wait(150);
  finishLoading();
  wait(500);
  expect(result.current).toBe('none');
});

test('a longer call shows it, and it stays long enough to be read, when the page may be used already', () => {
  const { result } = renderHook(useLoading);
  startLoading();
  wait(200);
  expect(result.current).toBe('busy');
  act(finishLoading);
  expect(result.current).toBe('ending');
  wait(350);
  expect(result.current).toBe('ending');
  wait(60);
  expect(result.current).toBe('none');
});

test('a call that begins while it ends keeps it visible', () => {
  const { result } = renderHook(useLoading);
  act(startLoading);
  wait(300);
  act(finishLoading);
  act(startLoading);
  expect(result.current).toBe('busy');
  wait(1000);
  expect(result.current).toBe('busy');
});

test('a call that fails is finished too', async () => {
  await expect(whileLoading(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(loadingCount()).toBe(0);
});
