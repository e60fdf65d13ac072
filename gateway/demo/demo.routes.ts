import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { enqueueSweep } from '#gateway/jobs/sweep.ts';
import type { DemoClock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { createSimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { createSimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { clockRoutes } from './clock.routes.ts';
import { counterRoutes } from './counter/counter.routes.ts';
import { exampleValueRoutes } from './example-values/example-values.routes.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { refundOfficeRoutes } from './refund-office/refund-office.routes.ts';
import { scenarioRoutes } from './scenarios.routes.ts';
import { startRoutes } from './start/start.routes.ts';

/** The demo's pages and buttons send a few words. */
const LARGEST_BODY = 16 * 1024;

export type DemoRouteParts = {
  readonly environment: Environment;
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: DemoClock;
  readonly services: Services;
};

/** The demo's pages, and the desks of the simulated airline at which a visitor decides. */
export function demoRoutes({ environment, ...parts }: DemoRouteParts): Hono<FrontEnv> {
  const { db, clock, services } = parts;
  const routes = new Hono<FrontEnv>();
  if (!environment.smtpUrl) routes.route('/demo/mailbox', mailboxRoutes(mailboxRepository(db)));
  const sweep = () => enqueueSweep(db);
  const addresses = siteAddresses(environment.publicUrl);
  routes.route('/reference', referenceRoutes());
  routes.use('/demo/*', bodyLimit({ maxSize: LARGEST_BODY }));
  const office = createSimulatedRefundOffice(db);
  routes.route('/demo/refund-office', refundOfficeRoutes({ services, office, clock }));
  const counter = createSimulatedCounter(db);
  routes.route('/demo/counter', counterRoutes({ services, counter, clock }));
  routes.route('/demo', exampleValueRoutes(parts));
  routes.route('/demo', clockRoutes({ clock, sweep }));
  routes.route('/demo/scenarios', scenarioRoutes(parts));
  routes.route('/demo', startRoutes({ ...parts, sweep, addresses }));
  return routes;
}
