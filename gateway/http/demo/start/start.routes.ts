import { Hono } from 'hono';
import type { Database } from '#gateway/database/database.ts';
import type { Keys } from '#gateway/keys.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { demoOrders } from '#gateway/scenarios/demo-world.ts';
import type { SiteAddresses } from '#gateway/site-addresses.ts';
import { startPage } from './page.ts';
import { START_STYLE } from './style.ts';
import { startTexts } from './texts.ts';

/** What the page tells of. */
export type StartParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly addresses: SiteAddresses;
};

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** `/demo`: what there is to try, with the references of the demo's bookings. Mounted in demo mode only. */
export const startRoutes = ({ db, keys, clock, addresses }: StartParts) =>
  new Hono()
    .get('/', async (c) => {
      const texts = startTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');
      const now = clock.now();
      const orders = await demoOrders({ db, keys, now });
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'private, no-store');
      return c.html(startPage({ orders, now, addresses }, texts));
    })
    .get('/style.css', (c) => {
      c.header('content-type', 'text/css; charset=utf-8');
      c.header('cache-control', 'public, max-age=300');
      return c.body(START_STYLE);
    });
