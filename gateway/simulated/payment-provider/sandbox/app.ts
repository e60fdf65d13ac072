import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { sandboxApi } from './api.ts';
import { sandboxControl } from './control.ts';
import type { Deliveries } from './deliveries.ts';
import { hostedPages } from './hosted-page/routes.ts';
import type { Ledger } from './ledger.ts';
import type { Store } from './store.ts';

const LARGEST_BODY = 64 * 1024;

/**
 * The whole provider as one fetch handler: API and control behind the bearer secret, pages for
 * every holder of a link.
 */
export function sandboxApp(parts: {
  store: Store;
  ledger: Ledger;
  deliveries: Deliveries;
  apiSecret: string;
  publicUrl: () => string;
}): Hono {
  const app = new Hono();
  const guard = bearerAuth({ token: parts.apiSecret });
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  app.use('/v1/*', guard);
  app.use('/control/*', guard);
  app.route('/v1', sandboxApi(parts));
  app.route('/control', sandboxControl(parts));
  app.route('/', hostedPages(parts.ledger));
  app.get('/healthz', (c) => c.json({ ok: true }));
  return app;
}
