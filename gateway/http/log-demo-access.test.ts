import { expect, test } from 'vitest';
import { readEnvironment } from '#gateway/environment.ts';
import { html, httpAppWith } from './http-app.test-support.ts';

const demo = readEnvironment({ SECRET: 's'.repeat(32), METRICS_TOKEN: 'the token of the metrics' });
async function noted(mode: 'demo' | 'production', path: string, init: RequestInit = {}) {
  const events: string[] = [];
  const { front } = httpAppWith(async () => html('a page'), {
    environment: { ...demo, mode },
    security: { note: (event, details) => void events.push(`${event} ${details?.reason ?? ''}`) },
  });
  await front.request(path, init);
  return events.join().trim();
}

test('in production, a look for a page of the demo is noted', async () => {
  expect(await noted('production', '/demo')).toBe('DEMO_DOOR CLOSED');
  expect(await noted('production', '/demo/clock', { method: 'POST' })).toBe('DEMO_DOOR CLOSED');
  expect(await noted('production', '/graphql', { headers: { accept: 'text/html' } })).toBe(
    'DEMO_DOOR CLOSED',
  );
  expect(await noted('production', '/demonstration')).toBe('');
});

test('in a demo, the moving of its clock is noted and its pages are not', async () => {
  expect(await noted('demo', '/demo/clock', { method: 'POST' })).toBe('DEMO_DOOR USED');
  expect(await noted('demo', '/demo')).toBe('');
  expect(await noted('demo', '/graphql', { headers: { accept: 'text/html' } })).toBe('');
});

test('a wrong token for the metrics is noted', async () => {
  const authorization = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect(await noted('production', '/metrics', authorization('another'))).toBe('METRICS_REFUSED');
  expect(await noted('production', '/metrics', authorization('the token of the metrics'))).toBe('');
  expect(await noted('production', '/metrics')).toBe('');
});
