import { Hono } from 'hono';
import type { ServiceParts } from '#gateway/build-services.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { SWEEP } from '#gateway/jobs/sweep.ts';
import { orderDownloadRoutes } from '#gateway/modules/orders/order-downloads.http.ts';
import { paymentWebhookRoutes } from '#gateway/modules/payments/payment-webhook.http.ts';
import { mailboxRepository } from '#gateway/ports/mailer/mailbox.repository.ts';
import type { Services } from '#gateway/services.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { mailboxRoutes } from './demo/mailbox/mailbox.routes.ts';
import { scenarioRoutes } from './demo/scenarios.routes.ts';
import { startRoutes } from './demo/start/start.routes.ts';
import type { FrontEnv } from './front-env.ts';

export type ModuleRouteParts = ServiceParts & { readonly services: Services };

/** Plain HTTP routes of modules: webhooks, downloads, the demo's mailbox. A module adds a line. */
export function moduleRoutes({
  environment,
  db,
  services,
  ports,
  keys,
  log,
}: ModuleRouteParts): Hono<FrontEnv> {
  const routes = new Hono<FrontEnv>();
  if (environment.mode === 'demo' && !environment.smtpUrl)
    routes.route('/demo/mailbox', mailboxRoutes(mailboxRepository(db)));
  if (ports.demoClock) {
    const clock = ports.demoClock;
    const sweep = () => enqueue(db, SWEEP, {}, { key: SWEEP, attempts: 1 });
    const addresses = siteAddresses(environment.publicUrl);
    routes.route('/demo/scenarios', scenarioRoutes({ db, keys, clock, services }));
    routes.route('/demo', startRoutes({ db, keys, clock, sweep, addresses }));
  }
  routes.route('/orders', orderDownloadRoutes({ services, clock: ports.clock }));
  routes.route('/webhooks', paymentWebhookRoutes({ services, clock: ports.clock, log }));
  return routes;
}
