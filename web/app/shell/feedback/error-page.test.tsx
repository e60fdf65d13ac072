// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { ErrorPage } from './error-page.tsx';

const missing = { status: 404, statusText: 'Not Found', data: null, internal: false };
const fault = {
  status: 503,
  statusText: 'SERVICE_UNAVAILABLE',
  internal: false,
  data: { fault: { code: 'SERVICE_UNAVAILABLE', id: 'f-42', status: 503 } },
};

test.each([
  ['en', 'Page Not Found'],
  ['zh-hk', '找不到頁面'],
  ['ja', 'ページが見つかりません'],
] as const)('404 says so and shows the path, in %s', (locale, title) => {
  renderPage(<ErrorPage error={missing} />, { locale, path: '/no/such' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/\/no\/such$/)).toBeDefined();
});

test('a fault of the gateway shows the number to give on the phone', () => {
  renderPage(<ErrorPage error={fault} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Service Temporarily Unavailable',
  );
  expect(screen.getByText(/f-42/)).toBeDefined();
});

test.each([
  ['SERVICE_UNAVAILABLE', /isn’t available right now/],
  ['NETWORK', /Check your network/],
  ['TOO_MANY_REQUESTS', /Wait a few minutes/],
  ['INTERNAL', /Something went wrong on our side/],
])('it says what can be done about %s', (code, text) => {
  renderPage(<ErrorPage error={{ ...fault, data: { fault: { code, id: null, status: 503 } } }} />);
  expect(screen.getByText(text)).toBeDefined();
});

test('an answer without a fault in it, refused as the site is busy, is the service being away for now', () => {
  const busy = { status: 503, statusText: '', internal: false, data: 'Service unavailable.' };
  renderPage(<ErrorPage error={busy} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Unavailable/);
  expect(screen.getByText(/isn’t available right now/)).toBeDefined();
});

test('a bug of the page is logged and tells the user nothing of its insides', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(<ErrorPage error={new Error('secret detail')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
  expect(screen.queryByText(/secret detail/)).toBeNull();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
