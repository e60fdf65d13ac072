// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNavigationWatch } from './navigation-watch.ts';

const reload = vi.fn(() => true);
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  window.__chunkReload = reload;
});
afterEach(() => void vi.useRealTimers());

function Watched() {
  useNavigationWatch();
  return <Outlet />;
}

function Nothing() {
  return null;
}

/** Goes to a page whose files come after that many milliseconds, or never. */
async function goTo(after: number | null) {
  const files = () =>
    new Promise<object>((come) => {
      if (after !== null) setTimeout(() => come({ Component: Nothing }), after);
    });
  const children = [
    { index: true, Component: Nothing },
    { path: 'next', lazy: files },
  ];
  const router = createMemoryRouter([{ path: '/', Component: Watched, children }]);
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/next?order=7'));
}

test('a page whose files never arrive is loaded as a document, once', async () => {
  await goTo(null);
  await act(() => vi.advanceTimersByTimeAsync(34_000));
  expect(window.__navigationTarget).toBe('/next?order=7');
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reload.mock.calls).toEqual([['/next?order=7']]);
});

test('a page that arrives late but in time is not', async () => {
  await goTo(20_000);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(window.__navigationTarget).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reload).not.toHaveBeenCalled();
});
