// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { preloadPage } from './route-preloader.tsx';
import { useNextPage } from './use-next-page.ts';

vi.mock('./route-preloader.tsx', () => ({ preloadPage: vi.fn() }));

function Step() {
  useNextPage('/flightInquiry/payment');
  return null;
}

test('the next step of a task loads while this one is read, in the language of the page', async () => {
  vi.useFakeTimers();
  renderPage(<Step />, { locale: 'ja' });
  expect(preloadPage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith('/ja/flightInquiry/payment');
  vi.useRealTimers();
});
