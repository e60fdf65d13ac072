import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clockRoutes } from '#gateway/demo/clock.routes.ts';
import { counterRoutes } from '#gateway/demo/counter/counter.routes.ts';
import { exampleValueRoutes } from '#gateway/demo/example-values/example-values.routes.ts';
import { mailboxRoutes } from '#gateway/demo/mailbox/mailbox.routes.ts';
import { referenceRoutes } from '#gateway/demo/reference/reference.routes.ts';
import { refundOfficeRoutes } from '#gateway/demo/refund-office/refund-office.routes.ts';
import { scenarioRoutes } from '#gateway/demo/scenarios.routes.ts';
import { startRoutes } from '#gateway/demo/start/start.routes.ts';
import { schemaRoutes } from '#gateway/graphql/published-schema/schema.routes.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { SWEEP } from '#gateway/jobs/sweep.ts';
import type { Services } from '#gateway/requests/services.ts';
import { createSimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { createSimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import type { ServiceParts } from './build-services.ts';
import { MODULES } from './modules.ts';

/** The demo's pages and buttons send a few words. */
const LARGEST_DEMO_BODY = 16 * 1024;

export type ModuleRouteParts = ServiceParts & { readonly services: Services };

/** Plain HTTP routes: the schema, the demo's pages, and what the modules bring (webhooks, downloads). */
export function moduleRoutes({
  environment,
  db,
  services,
  ports,
  keys,
  log,
  security,
}: ModuleRouteParts): Hono<FrontEnv> {
  const routes = new Hono<FrontEnv>();
  routes.route('/', schemaRoutes());
  if (environment.mode === 'demo' && !environment.smtpUrl)
    routes.route('/demo/mailbox', mailboxRoutes(mailboxRepository(db)));
  if (ports.demoClock) {
    const clock = ports.demoClock;
    const sweep = () => enqueue(db, SWEEP, {}, { key: SWEEP, attempts: 1 });
    const addresses = siteAddresses(environment.publicUrl);
    routes.route('/reference', referenceRoutes());
    routes.use('/demo/*', bodyLimit({ maxSize: LARGEST_DEMO_BODY }));
    const office = createSimulatedRefundOffice(db);
    routes.route('/demo/refund-office', refundOfficeRoutes({ services, office, clock }));
    const counter = createSimulatedCounter(db);
    routes.route('/demo/counter', counterRoutes({ services, counter, clock }));
    routes.route('/demo', exampleValueRoutes({ db, keys, clock, services }));
    routes.route('/demo', clockRoutes({ clock, sweep }));
    routes.route('/demo/scenarios', scenarioRoutes({ db, keys, clock, services }));
    routes.route('/demo', startRoutes({ db, keys, clock, services, sweep, addresses }));
  }
  const parts = { services, db, clock: ports.clock, log, security };
  for (const { http = {} } of MODULES)
    for (const [path, make] of Object.entries(http)) routes.route(path, make(parts));
  return routes;
}
