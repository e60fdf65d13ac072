import { Hono } from 'hono';
import * as v from 'valibot';
import { contentTypeOf } from '#gateway/http/media-type.ts';
import { type DemoControls, moveClock } from './move-clock.ts';

const MOST_MINUTES = 400 * 24 * 60;

const Move = v.union([
  v.strictObject({ reset: v.literal(true) }),
  v.strictObject({
    advanceMinutes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(-MOST_MINUTES),
      v.maxValue(MOST_MINUTES),
    ),
  }),
]);

/**
 * `GET /clock` returns the demo's time; `POST /clock {"advanceMinutes": 50}` or `{"reset": true}`
 * moves it. Mounted in demo mode only. It wants JSON, so that no other site's form can post to it.
 */
export function clockRoutes(controls: DemoControls) {
  const { clock } = controls;
  const told = () => ({ now: clock.now().toISOString(), offsetMinutes: clock.offsetMinutes() });
  return new Hono()
    .get('/clock', (c) => c.json(told(), 200, { 'cache-control': 'no-store' }))
    .post('/clock', async (c) => {
      if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
        return c.json({ error: 'send application/json' }, 415);
      const move = v.safeParse(Move, await c.req.json().catch(() => null));
      if (!move.success)
        return c.json({ error: 'send {"advanceMinutes": n} or {"reset": true}' }, 400);
      await moveClock(controls, 'reset' in move.output ? 'RESET' : move.output.advanceMinutes);
      return c.json(told());
    });
}
