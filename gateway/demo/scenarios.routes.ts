import { Hono } from 'hono';
import * as v from 'valibot';
import { contentTypeOf } from '#gateway/http/media-type.ts';
import { demoOrders } from '#gateway/scenarios/demo-data.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { makeScenario, type ScenarioParts } from './make-scenario.ts';

const Wish = v.object({
  flight: v.optional(v.object({ flightNumber: v.string(), date: v.custom<string>(isLocalDate) })),
  locale: v.optional(v.picklist(LOCALES)),
});

/**
 * `GET /` lists the named scenarios and the demo's known orders. `POST /<name>` loads a scenario,
 * and answers with what is in it; its orders are the visitor's who asked. `{"flight":
 * {"flightNumber", "date"}}` chooses the flight that is sold down, or with which something goes
 * wrong. `{"locale": "ja"}` is the language of its orders and its member. Mounted in demo mode
 * only. It wants JSON, so that no other site's form can post to it.
 */
export const scenarioRoutes = (parts: ScenarioParts) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'private, no-store');
    })
    .get('/', async (c) =>
      c.json({
        scenarios: SCENARIOS.map(({ name, sentence }) => ({ name, sentence })),
        orders: await demoOrders({ ...parts, now: parts.clock.now() }),
      }),
    )
    .post('/:name', async (c) => {
      if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
        return c.json({ error: 'send application/json' }, 415);
      const scenario = SCENARIOS.find(({ name }) => name === c.req.param('name'));
      if (!scenario)
        return c.json({ error: 'no such scenario; GET /demo/scenarios lists them' }, 404);
      const wish = v.safeParse(Wish, await c.req.json().catch(() => ({})));
      if (!wish.success)
        return c.json({ error: 'flight is {"flightNumber", "date"}, locale a language' }, 400);
      const made = await makeScenario(parts, scenario, c.req.raw, wish.output);
      if (made === 'no such flight') return c.json({ error: made }, 400);
      if (made === 'sold out')
        return c.json({ error: 'its flights are sold out; move the clock by a day' }, 409);
      for (const cookie of made.cookies) c.header('set-cookie', cookie, { append: true });
      return c.json(made.loaded);
    });
