import { Hono } from 'hono';
import { mailboxRoutes } from '#gateway/demo/mailbox/mailbox.routes.ts';
import { scenarioRoutes } from '#gateway/demo/scenarios.routes.ts';
import { startRoutes } from '#gateway/demo/start/start.routes.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { SWEEP } from '#gateway/jobs/sweep.ts';
import { orderDownloadRoutes } from '#gateway/modules/orders/documents/order-downloads.http.ts';
import { paymentWebhookRoutes } from '#gateway/modules/payments/reports/payment-webhook.http.ts';
import type { Services } from '#gateway/requests/services.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import type { ServiceParts } from './build-services.ts';

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
