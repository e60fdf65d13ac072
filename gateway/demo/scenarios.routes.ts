import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '#gateway/database/database.ts';
import { contentTypeOf } from '#gateway/http/media-type.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import { bookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { demoOrders } from '#gateway/scenarios/demo-world.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';

/** What loading a scenario needs. */
export type ScenarioParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly services: Pick<Services, 'sessions'>;
};

const Wish = v.object({
  flight: v.optional(v.object({ flightNumber: v.string(), date: v.custom<string>(isLocalDate) })),
});

/**
 * `GET /` lists the named worlds and the demo's known orders. `POST /<name>` loads a world, and answers with what is in
 * it; its orders are the visitor's who asked. `{"flight": {"flightNumber", "date"}}` chooses the flight that is sold down, or with which something goes wrong.
 * Mounted in demo mode only. It wants JSON, so that no other site's form can post to it.
 */
export const scenarioRoutes = ({ db, keys, clock, services }: ScenarioParts) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'private, no-store');
    })
    .get('/', async (c) =>
      c.json({
        scenarios: SCENARIOS.map(({ name, sentence }) => ({ name, sentence })),
        orders: await demoOrders({ db, keys, now: clock.now() }),
      }),
    )
    .post('/:name', async (c) => {
      if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
        return c.json({ error: 'send application/json' }, 415);
      const scenario = SCENARIOS.find(({ name }) => name === c.req.param('name'));
      if (!scenario)
        return c.json({ error: 'no such scenario; GET /demo/scenarios lists them' }, 404);
      const wish = v.safeParse(Wish, await c.req.json().catch(() => ({})));
      if (!wish.success) return c.json({ error: 'flight is {"flightNumber", "date"}' }, 400);
      const responseHeaders = new Headers();
      const visitor = await services.sessions.begin({ request: c.req.raw, responseHeaders });
      const desk = bookingDesk(db, keys, { visitor });
      const { flight: key } = wish.output;
      const flight = key ? desk.timetable.flight(key) : null;
      if (flight === undefined) return c.json({ error: 'no such flight' }, 400);
      const world = await loadScenario(desk, scenario, clock.now(), flight);
      for (const cookie of responseHeaders.getSetCookie())
        c.header('set-cookie', cookie, { append: true });
      return c.json(world);
    });
