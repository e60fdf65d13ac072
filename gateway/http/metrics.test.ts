import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const RETURNS = { name: 'payment_returns', help: 'Returns', labelNames: ['cause'] };
const lines = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith('payment_returns{'));

test('a figure is read whenever it is asked for', async () => {
  const metrics = createMetrics(null);
  let value = 1;
  metrics.figure(RETURNS, async () => [{ labels: { cause: 'OTHER_AMOUNT' }, value }]);
  expect(await lines(metrics)).toEqual(['payment_returns{cause="OTHER_AMOUNT"} 1']);
  value = 2;
  expect(await lines(metrics)).toEqual(['payment_returns{cause="OTHER_AMOUNT"} 2']);
});

test('a figure that cannot be read is left out, and the others are told', async () => {
  const metrics = createMetrics(null);
  metrics.figure(RETURNS, () => Promise.reject(new Error('the database is away')));
  expect(await lines(metrics)).toEqual([]);
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
});
