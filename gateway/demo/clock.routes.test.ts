import { expect, it } from 'vitest';
import { openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';
import { testDatabase } from '#tests/support/database.ts';
import { clockRoutes } from './clock.routes.ts';

const { db } = await testDatabase();
let sweeps = 0;
const moves: number[] = [];
const routes = clockRoutes({
  clock: await openDemoClock(db),
  sweep: async () => {
    sweeps += 1;
  },
  sessions: {
    moveAll: async (minutes) => {
      moves.push(minutes);
    },
  },
});
const move = (body: unknown, type = 'application/json') =>
  routes.request('/clock', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

it('the clock moves, what became late is swept, and it goes back', async () => {
  expect(await (await move({ advanceMinutes: 50 })).json()).toMatchObject({ offsetMinutes: 50 });
  expect(await (await move({ reset: true })).json()).toMatchObject({ offsetMinutes: 0 });
  expect(sweeps).toBe(2);
  expect(moves).toEqual([50, -50]);
  expect((await move({ advanceMinutes: 0 }, 'Application/JSON; charset=utf-8')).status).toBe(200);
});

it('what is no move is refused, and what another site could post', async () => {
  for (const body of [
    {},
    { advanceMinutes: 1.5 },
    { advanceMinutes: 1e9 },
    { advanceMinutes: '5' },
  ])
    expect((await move(body)).status).toBe(400);
  expect((await move({ advanceMinutes: 50 }, 'text/plain')).status).toBe(415);
  expect(await (await routes.request('/clock')).json()).toMatchObject({ offsetMinutes: 0 });
});
