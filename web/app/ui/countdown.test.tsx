// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Countdown, secondsLeft } from './countdown.tsx';

const NOW = new Date('2026-11-20T10:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

test('time left is never below zero', () => {
  expect(secondsLeft(inMinutes(1), NOW.getTime())).toBe(60);
  expect(secondsLeft(inMinutes(-1), NOW.getTime())).toBe(0);
});

const shown = () => screen.getByRole('timer').textContent;

test('it counts by the clock of the server', () => {
  renderPage(
    <Countdown deadline={inMinutes(50)} clockOffset={60_000} label="left" announce={String} />,
  );
  expect(shown()).toBe('49:00');
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe('48:59');
});

test('it speaks at ten minutes, and not every second', () => {
  renderPage(
    <Countdown
      deadline={inMinutes(11)}
      label="left"
      announce={(minutes) => `${minutes} minutes`}
    />,
  );
  expect(screen.queryByText('10 minutes')).toBeNull();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('10 minutes')).toBeDefined();
});

test('it says once that the time is up', () => {
  const onElapsed = vi.fn();
  const deadline = inMinutes(1);
  renderPage(
    <Countdown deadline={deadline} label="left" announce={String} onElapsed={onElapsed} />,
  );
  act(() => vi.advanceTimersByTime(65_000));
  expect(onElapsed).toHaveBeenCalledOnce();
  expect(shown()).toBe('00:00');
});
