import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { DemoControls } from '#gateway/demo/clock.routes.ts';
import { makeScenario, type ScenarioParts } from '#gateway/demo/make-scenario.ts';
import { isOwnForm } from '#gateway/demo/own-form.ts';
import { demoOrders, renewDemoWorld } from '#gateway/scenarios/demo-world.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { madePage } from './made-page.ts';
import { startPage } from './page.ts';
import { START_STYLE } from './style.ts';
import { startTexts } from './texts.ts';

/** The content of the page. */
export type StartParts = DemoControls & ScenarioParts & { readonly addresses: SiteAddresses };

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const LARGEST_FORM = 1_024;
const Wish = v.object({ scenario: v.string() });
const Move = v.object({ advance: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)) });

/** `/demo`: what there is to try, with the references of the demo's bookings. Mounted in demo mode only. */
export const startRoutes = ({ db, keys, clock, services, sweep, addresses }: StartParts) =>
  new Hono()
    .get('/', async (c) => {
      const texts = startTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');
      const now = clock.now();
      await renewDemoWorld({ db, keys, now });
      const orders = await demoOrders({ db, keys, now });
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'private, no-store');
      return c.html(startPage({ orders, now, addresses }, texts));
    })
    .post('/move-clock', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
      if (!isOwnForm(c)) return c.text('This form is not of this site.\n', 403);
      const move = v.safeParse(Move, await c.req.parseBody().catch(() => null));
      if (!move.success) return c.text('This is no move of the clock.\n', 400);
      const { advance } = move.output;
      if (advance === 0) await clock.reset();
      else await clock.advance(advance);
      await sweep();
      const { locale } = startTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');
      return c.redirect(`/demo?lang=${locale}`, 303);
    })
    .post('/make', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
      if (!isOwnForm(c)) return c.text('This form is not of this site.\n', 403);
      const wish = v.safeParse(Wish, await c.req.parseBody().catch(() => null));
      const scenario = SCENARIOS.find(({ name }) => wish.success && name === wish.output.scenario);
      if (!scenario) return c.text('There is no such scenario.\n', 400);
      const made = await makeScenario({ db, keys, clock, services }, scenario, c.req.raw);
      if (made === 'no such flight') return c.text(`${made}\n`, 400);
      if (made === 'sold out') {
        const { t } = startTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');
        return c.text(`${t('soldOut')}\n`, 409);
      }
      for (const cookie of made.cookies) c.header('set-cookie', cookie, { append: true });
      const texts = startTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'private, no-store');
      return c.html(madePage(made.world, addresses, texts));
    })
    // A reload after a change of language comes without the form.
    .get('/make', (c) => {
      const { locale } = startTexts(c.req.query('lang'), '');
      return c.redirect(`/demo?lang=${locale}`, 303);
    })
    .get('/style.css', (c) => {
      c.header('content-type', 'text/css; charset=utf-8');
      c.header('cache-control', 'public, max-age=300');
      return c.body(START_STYLE);
    });
