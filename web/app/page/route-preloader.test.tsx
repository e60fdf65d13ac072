// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { preloadPage, RoutePreloader } from './route-preloader.tsx';

// React Router's own component finds in the manifest which files a page needs: here each needs one
// file
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  PrefetchPageLinks: ({ page, ...rest }: { page: string } & ComponentProps<'link'>) => (
    <link rel="prefetch" href={page} {...rest} />
  ),
}));

const loading = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  );
const pages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `/page-${from + index}`);

test('of many pages that are asked for ahead, five load at once; the next follows when one has come', () => {
  vi.useFakeTimers();
  const five = LIMITS.routesPreloadedAtOnce;
  renderPage(<RoutePreloader />);
  act(() => pages(0, five + 3).forEach(preloadPage));
  expect(loading()).toEqual(pages(0, five));

  const [first] = document.querySelectorAll('link[rel="prefetch"]');
  act(() => void fireEvent.load(first as Element));
  act(() => vi.advanceTimersByTime(100));
  expect(loading()).toEqual(pages(1, five + 1));

  // a lost file, and one that never arrives, block no other
  const [second] = document.querySelectorAll('link[rel="prefetch"]');
  act(() => void fireEvent.error(second as Element));
  act(() => vi.advanceTimersByTime(100));
  expect(loading()).toEqual(pages(2, five + 2));
  act(() => vi.advanceTimersByTime(4_000));
  expect(loading()).toEqual(pages(five + 2, five + 3));

  // each is requested once
  act(() => pages(0, five + 3).forEach(preloadPage));
  expect(loading()).toEqual(pages(five + 2, five + 3));
  vi.useRealTimers();
});

test('who saves data has nothing loaded ahead', () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  );
  const { container } = renderPage(<RoutePreloader />);
  act(() => preloadPage('/saved'));
  expect(container.querySelector('link[href="/saved"]')).toBeNull();
  vi.unstubAllGlobals();
  act(() => preloadPage('/saved'));
  expect(container.querySelector('link[href="/saved"]')).not.toBeNull();
});
