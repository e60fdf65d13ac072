import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type Environment, readEnvironment } from '#gateway/environment.ts';
import { createLog } from '#gateway/ports/log.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type ModuleRouteParts, moduleRoutes } from './module-routes.ts';

const { db } = await testDatabase();
const demo = readEnvironment({ SECRET: 's'.repeat(32) });
const production: Environment = { ...demo, mode: 'production' };

const clock = { now: () => new Date('2027-01-05T02:00:00Z') };

async function answer(environment: Environment, path: string, method = 'GET', body = '{}') {
  const parts = {
    environment,
    db,
    keys: deriveKeys(environment),
    log: createLog('silent'),
    ports: {
      clock,
      demoClock: environment.mode === 'demo' ? clock : null,
      paymentSandbox: null,
    },
    services: {
      sessions: { begin: async () => ({ sessionId: 'browser', memberId: null }) },
    },
  } as unknown as ModuleRouteParts;
  return new Hono().route('/', await moduleRoutes(parts)).request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body } : {}),
  });
}

test.each([
  ['GET', '/demo'],
  ['GET', '/demo/scenarios'],
  ['GET', '/demo/mailbox'],
  ['POST', '/demo/scenarios/one-pending-payment'],
])('%s %s is there in demo mode and absent in production', async (method, path) => {
  expect((await answer(demo, path, method)).status).toBe(200);
  expect((await answer(production, path, method)).status).toBe(404);
});

test('the demo takes no large body', async () => {
  const body = JSON.stringify({ reset: true, more: 'a'.repeat(64 * 1024) });
  expect((await answer(demo, '/demo/clock', 'POST', body)).status).toBe(413);
  expect((await answer(production, '/demo/clock', 'POST')).status).toBe(404);
});

test('a scenario answers with what is in it, to programs that send JSON only', async () => {
  const made = await (await answer(demo, '/demo/scenarios/expiring-soon', 'POST')).json();
  expect(made).toMatchObject({
    scenario: 'expiring-soon',
    orders: [{ state: 'PENDING_PAYMENT', paymentDueAt: '2027-01-05T02:02:00.000Z' }],
  });
  expect((await answer(demo, '/demo/scenarios/nothing', 'POST')).status).toBe(404);
});
