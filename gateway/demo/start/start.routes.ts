import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Database } from '#gateway/database/database.ts';
import type { DemoControls } from '#gateway/demo/clock.routes.ts';
import { demoOrders, renewDemoWorld } from '#gateway/scenarios/demo-world.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { startPage } from './page.ts';
import { START_STYLE } from './style.ts';
import { startTexts } from './texts.ts';

/** The content of the page. */
export type StartParts = DemoControls & {
  readonly db: Database;
  readonly keys: Keys;
  readonly addresses: SiteAddresses;
};

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const LARGEST_FORM = 1_024;
const Move = v.object({ advance: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)) });

/** A form of another site could move the clock as well; browsers send where a form comes from. */
const isOwnForm = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = URL.parse(c.req.header('origin') ?? '');
  return origin !== null && origin.host === c.req.header('host');
};

/** `/demo`: what there is to try, with the references of the demo's bookings. Mounted in demo mode only. */
export const startRoutes = ({ db, keys, clock, sweep, addresses }: StartParts) =>
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
    .get('/style.css', (c) => {
      c.header('content-type', 'text/css; charset=utf-8');
      c.header('cache-control', 'public, max-age=300');
      return c.body(START_STYLE);
    });
