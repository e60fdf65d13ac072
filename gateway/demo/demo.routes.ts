import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { loadSiteHandler } from '#gateway/http/pages/site-handler.ts';
import { enqueueCleanup } from '#gateway/jobs/cleanup.ts';
import type { DemoClock } from '#gateway/ports/clock.ts';
import type { PaymentSandbox } from '#gateway/ports/payment-provider/payment-sandbox.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { createSimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { createSimulatedIdentityOffice } from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { createSimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { clockRoutes } from './clock.routes.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { exampleValueRoutes } from './example-values/example-values.routes.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { paymentRoutes } from './payments.routes.ts';
import { readCoverage, takenOver } from './reference/coverage/read-coverage.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { scenarioRoutes } from './scenarios.routes.ts';
import { screenRoutes } from './screen/screen.routes.ts';
import { screenSwitch, screenSwitchRoutes } from './screen/screen-switch.ts';
import { programNotes } from './start/program-notes.ts';
import { startRoutes } from './start/start.routes.ts';
import { startTexts } from './start/texts.ts';
import { lookRoutes } from './theme/look.routes.ts';

/** The demo's pages and buttons send a few words. */
const LARGEST_BODY = 16 * 1024;

export type DemoRouteParts = {
  readonly environment: Environment;
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: DemoClock;
  readonly services: Services;
  readonly sandbox: PaymentSandbox | null;
  /** The gateway that pages ask. */
  readonly ask: GraphqlFetch;
  /** Builds the schema with the resolvers of all modules. */
  readonly readSchema: () => GraphQLSchema;
};

/**
 * Where the queues of the desk were, each on a page of its own; 308 sends a program's message on as
 * it is.
 */
const MOVED = {
  '/demo/refund-office': '/demo/desk/refunds',
  '/demo/refund-office/decisions': '/demo/desk/refunds/decisions',
  '/demo/counter': '/demo/desk/counter',
  '/demo/counter/verdicts': '/demo/desk/counter/verdicts',
} as const;

/** The demo's pages, and the desk of the simulated airline at which a visitor decides. */
export function demoRoutes({
  environment,
  sandbox,
  ask,
  readSchema,
  ...parts
}: DemoRouteParts): Hono<HonoEnv> {
  const { db, clock, services } = parts;
  const routes = new Hono<HonoEnv>();
  routes.use(screenSwitch(environment.publicUrl));
  if (!environment.smtpUrl) routes.route('/demo/mailbox', mailboxRoutes(mailboxRepository(db)));
  const sweep = () => enqueueCleanup(db);
  const controls = { clock, sweep, sessions: sessionRepository(db) };
  const addresses = siteAddresses(environment.publicUrl);
  const desk = deskRoutes({
    services,
    clock,
    refundOffice: createSimulatedRefundOffice(db),
    identityOffice: createSimulatedIdentityOffice(db),
    counter: createSimulatedCounter(db),
  });
  const programs = programNotes(startTexts('en', ''), LIMITS.paymentWindowMinutes);
  let built: GraphQLSchema | null = null;
  const schema = () => {
    built ??= readSchema();
    return built;
  };
  const coverage = () => readCoverage(db, schema(), environment.upstreams);
  routes.route(
    '/reference/screen',
    screenRoutes({
      environment,
      ask,
      site: loadSiteHandler,
      readSchema: schema,
      takeovers: () => takenOver(environment.upstreams),
    }),
  );
  routes.route('/reference', referenceRoutes(coverage, programs));
  routes.get('/coverage.json', async (c) => c.json(await coverage()));
  routes.use('/demo/*', bodyLimit({ maxSize: LARGEST_BODY }));
  routes.route('/demo', screenSwitchRoutes());
  routes.route('/demo/look', lookRoutes());
  routes.route('/demo/desk', desk);
  for (const [before, now] of Object.entries(MOVED))
    routes.all(before, (c) => c.redirect(`${now}${new URL(c.req.url).search}`, 308));
  routes.route('/demo/payments', paymentRoutes({ services, clock, sandbox }));
  routes.route('/demo', exampleValueRoutes(parts));
  routes.route('/demo', clockRoutes(controls));
  routes.route('/demo/scenarios', scenarioRoutes(parts));
  routes.route(
    '/demo',
    startRoutes({ ...parts, controls, addresses, publicUrl: environment.publicUrl }),
  );
  return routes;
}
