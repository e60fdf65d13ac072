// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishLoading, resetLoading, startLoading } from '#web/app/session/loading.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { WithLoadingOverlay } from './loading-overlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  resetLoading();
  vi.runAllTimers();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isCovered = () => screen.queryByText(textOf('en', 'shell.loading')) !== null;
const page = () => screen.getByRole('button', { hidden: true }).parentElement;

function show() {
  renderPage(
    <WithLoadingOverlay>
      <button type="button">Pay</button>
    </WithLoadingOverlay>,
  );
  const button = screen.getByRole('button');
  button.focus();
  return button;
}

test('two calls under way cover the page until both have ended', () => {
  show();
  act(startLoading);
  act(startLoading);
  pass(200);
  expect(isCovered()).toBe(true);
  expect(page()?.inert).toBe(true);
  act(finishLoading);
  pass(1000);
  expect(isCovered()).toBe(true);
  act(finishLoading);
  expect(page()?.inert).toBe(false);
  pass(400);
  expect(isCovered()).toBe(false);
});

test('a call that is answered at once does not flash', () => {
  show();
  act(startLoading);
  pass(190);
  act(finishLoading);
  pass(1000);
  expect(isCovered()).toBe(false);
});

test('what had the focus has it again, unless the answer gave it to something else', () => {
  const button = show();
  const wait = (answered: () => void) => {
    act(startLoading);
    pass(300);
    // as browsers do with what is inert
    button.blur();
    answered();
    act(finishLoading);
    pass(1000);
  };
  wait(() => {});
  expect(document.activeElement).toBe(button);
  const summary = document.body.appendChild(document.createElement('button'));
  wait(() => summary.focus());
  expect(document.activeElement).toBe(summary);
  summary.remove();
});
