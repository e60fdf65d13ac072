// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { closeToast, showToast } from '#web/app/page/toasts.ts';
import { hasSignedOut, saySignedOut } from '#web/app/session/signed-in.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const seen = (title: string) => screen.queryByText(title) !== null;

test('a message goes by itself after its time', () => {
  renderPage(<Toaster />);
  act(() => void showToast({ title: 'Sent' }));
  pass(LIMITS.toastMilliseconds - 1);
  expect(seen('Sent')).toBe(true);
  pass(1);
  expect(seen('Sent')).toBe(false);
});

test('it waits while the pointer is over it', () => {
  renderPage(<Toaster />);
  act(() => void showToast({ title: 'Held' }));
  pass(3000);
  const box = screen.getByText('Held');
  fireEvent.pointerEnter(box.closest('[data-tone]') as Element);
  pass(LIMITS.toastMilliseconds);
  expect(seen('Held')).toBe(true);
  fireEvent.pointerLeave(box.closest('[data-tone]') as Element);
  pass(2000);
  expect(seen('Held')).toBe(false);
});

test('its action runs once and takes it away', () => {
  const onAction = vi.fn();
  renderPage(<Toaster />);
  act(() => void showToast({ title: 'Changed', action: { label: 'Undo', onAction } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(seen('Changed')).toBe(false);
});

test('it can be closed, by a button with a name in the user’s language', () => {
  renderPage(<Toaster />, { locale: 'ja' });
  act(() => void showToast({ title: '送信しました', lasting: true }));
  fireEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
  expect(seen('送信しました')).toBe(false);
});

test('of more than three the oldest goes', () => {
  renderPage(<Toaster />);
  const ids: number[] = [];
  act(() => {
    for (const title of ['one', 'two', 'three', 'four'])
      ids.push(showToast({ title, lasting: true }));
  });
  expect(seen('one')).toBe(false);
  expect(seen('four')).toBe(true);
  act(() => ids.forEach(closeToast));
});

test('a sign-out is said on the page that it leads to, once', () => {
  saySignedOut();
  renderPage(<Toaster />);
  expect(seen('You’ve signed out.')).toBe(true);
  expect(hasSignedOut()).toBe(false);
});
