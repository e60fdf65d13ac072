import type pg from 'pg';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const RETURNS = { name: 'payment_returns', help: 'Returns', labelNames: ['cause'] };
const lines = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith('payment_returns{'));

test('a figure is read once for all who ask within five seconds', async () => {
  let now = 0;
  const metrics = createMetrics(null, () => now);
  let value = 0;
  metrics.figure(RETURNS, async () => {
    value += 1;
    return [{ labels: { cause: 'OTHER_AMOUNT' }, value }];
  });
  const once = ['payment_returns{cause="OTHER_AMOUNT"} 1'];
  expect(await Promise.all([lines(metrics), lines(metrics)])).toEqual([once, once]);
  now = 4_999;
  expect(await lines(metrics)).toEqual(once);
  now = 5_000;
  expect(await lines(metrics)).toEqual(['payment_returns{cause="OTHER_AMOUNT"} 2']);
});

test('a security event is counted by its name, and there from the start', async () => {
  const metrics = createMetrics(null);
  expect(await metrics.text()).toContain('security_events_total{event="LOOK_UP_FAILED"} 0');
  metrics.securityEvent('LOOK_UP_FAILED');
  expect(await metrics.text()).toContain('security_events_total{event="LOOK_UP_FAILED"} 1');
});

test('the gap of the event loop, the hits of the cache and open subscriptions are served', async () => {
  const metrics = createMetrics(null);
  metrics.cache('hit');
  metrics.subscriptions(1);
  metrics.subscriptions(1);
  metrics.subscriptions(-1);
  const text = await metrics.text();
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toContain('graphql_cache_total{outcome="hit"} 1');
  expect(text).toContain('graphql_subscriptions_open 1');
});

test('a figure that cannot be read is left out, and the others are served', async () => {
  const metrics = createMetrics(null);
  metrics.figure(RETURNS, () => Promise.reject(new Error('the database is away')));
  expect(await lines(metrics)).toEqual([]);
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
});

test('connections are told for requests and for jobs', async () => {
  const pool = (idleCount: number, totalCount: number, waitingCount: number) =>
    ({ idleCount, totalCount, waitingCount }) as pg.Pool;
  const metrics = createMetrics({ requests: pool(1, 12, 4), jobs: pool(2, 3, 0) });
  const told = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('database_connections{'));
  expect(told).toEqual([
    'database_connections{pool="requests",state="idle"} 1',
    'database_connections{pool="requests",state="busy"} 11',
    'database_connections{pool="requests",state="waiting"} 4',
    'database_connections{pool="jobs",state="idle"} 2',
    'database_connections{pool="jobs",state="busy"} 1',
    'database_connections{pool="jobs",state="waiting"} 0',
  ]);
});
