import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type System, startSystem } from '#tests/support/system.ts';

let system: System;
beforeAll(async () => {
  const entry = 'tests/support/gateway-alone.ts';
  system = await startSystem({ entry, environment: { LEAVE_SECONDS: '2' } });
}, 90_000);
afterAll(() => system?.kill(), 30_000);

it('a gateway that gets SIGTERM is not ready at once, serves until others have noticed, and exits', async () => {
  const at = (path: string) => fetch(system.url + path);
  const documents = '/graphql?query={serverNow}';
  expect([(await at('/readyz')).status, (await at(documents)).status]).toEqual([200, 200]);
  const told = performance.now();
  const gone = once(system.process, 'exit');
  system.process.kill('SIGTERM');
  while ((await at('/readyz')).status !== 503) expect(performance.now() - told).toBeLessThan(1_000);
  for (let customer = 0; customer < 16; customer += 1) {
    const answer = await at(documents);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  }
  expect(performance.now() - told).toBeLessThan(2_000);
  expect(await gone).toEqual([0, null]);
  expect(performance.now() - told).toBeGreaterThan(1_900);
  await expect(at('/healthz')).rejects.toThrow();
}, 30_000);
