import { Hono } from 'hono';
import type { ServiceParts } from '#gateway/build-services.ts';
import { orderDownloadRoutes } from '#gateway/modules/orders/order-downloads.http.ts';
import { mailboxRepository } from '#gateway/ports/mailer/mailbox.repository.ts';
import type { Services } from '#gateway/services.ts';
import { mailboxRoutes } from './demo/mailbox/mailbox.routes.ts';
import { scenarioRoutes } from './demo/scenarios.routes.ts';
import type { FrontEnv } from './front-env.ts';

export type ModuleRouteParts = ServiceParts & { readonly services: Services };

/** Plain HTTP routes of modules: webhooks, downloads, the demo's mailbox. A module adds a line. */
export function moduleRoutes({
  environment,
  db,
  services,
  ports,
  keys,
}: ModuleRouteParts): Hono<FrontEnv> {
  const routes = new Hono<FrontEnv>();
  if (environment.mode === 'demo' && !environment.smtpUrl)
    routes.route('/demo/mailbox', mailboxRoutes(mailboxRepository(db)));
  if (environment.mode === 'demo')
    routes.route('/demo/scenarios', scenarioRoutes({ db, keys, clock: ports.clock, services }));
  routes.route('/orders', orderDownloadRoutes({ services, clock: ports.clock }));
  return routes;
}
