import { setTimeout as sleep } from 'node:timers/promises';
import { buildServices } from '#gateway/app/build-services.ts';
import { moduleRoutes } from '#gateway/app/module-routes.ts';
import { FIGURES, SEALED, WORK } from '#gateway/app/modules.ts';
import { openGateway } from '#gateway/app/open-gateway.ts';
import { openPaymentService, openPorts } from '#gateway/app/open-ports.ts';
import { openSecurityLog } from '#gateway/app/open-security-log.ts';
import { openPool } from '#gateway/database/database.ts';
import { takesWrites } from '#gateway/database/health.ts';
import { isMigrated } from '#gateway/database/migrate.ts';
import { MIGRATIONS } from '#gateway/database/migrations.ts';
import { openDatabase } from '#gateway/database/open-database.ts';
import { checkSecret } from '#gateway/database/sealed/canary.ts';
import type { Environment } from '#gateway/environment.ts';
import { clientReleasesRepository } from '#gateway/graphql/persisted-queries/clients/client-releases.repository.ts';
import { createKnownClients } from '#gateway/graphql/persisted-queries/clients/known-clients.ts';
import { trustedDocumentsRepository } from '#gateway/graphql/persisted-queries/persisted-queries.repository.ts';
import { documentUsageRepository } from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import { createDocumentUsage } from '#gateway/graphql/persisted-queries/usage/document-usage.ts';
import { type Addresses, fetchInProcess } from '#gateway/http/graphql-fetch.ts';
import { createMetrics } from '#gateway/http/metrics.ts';
import { enqueueCleanup } from '#gateway/jobs/cleanup.ts';
import { cleanupAgeMetric } from '#gateway/jobs/cleanup-ages.ts';
import { sealAgainSweep, sealedFigure } from '#gateway/jobs/seal-again.ts';
import { JOB_CONNECTIONS, startWorker } from '#gateway/jobs/worker.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import type { Log } from '#gateway/ports/log.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';

/** How often gateways that share a demo check whether one of them has moved the clock. */
const CLOCK_MILLISECONDS = 1_000;
/** How often a gateway stores what it counted, and learns which documents were retired. */
const DOCUMENTS_MILLISECONDS = 30_000;

/**
 * Starts everything behind the HTTP front (database, ports, services, GraphQL, jobs), in the order
 * in which one needs the other; `close` ends it in the reverse order.
 */
export async function runGateway(environment: Environment, log: Log) {
  const database = await openDatabase(environment, (fault) =>
    log.warn({ err: fault }, 'the embedded database is started again'),
  );
  // After the database: its lock on DATA_DIR keeps a second gateway from the sandbox's files too.
  const payments = await openPaymentService(environment, log);
  const { db, pool, directUrl } = database;
  const ports = await openPorts(environment, db, payments, log);
  const jobPool = openPool(directUrl, { connections: JOB_CONNECTIONS });
  const metrics = createMetrics({ requests: pool, jobs: jobPool });
  const keys = await checkSecret(db, deriveKeys(environment), SEALED);
  const security = openSecurityLog(keys, log, metrics);
  const parts = { environment, keys, db, ports, log, security };
  const services = buildServices(parts);
  const context = { services, db, clock: ports.clock, log };
  const work = { ...WORK, sweeps: [...WORK.sweeps, sealAgainSweep(keys, SEALED)] };
  const figures = [...FIGURES, cleanupAgeMetric(work.sweeps), sealedFigure(keys, SEALED)];
  for (const figure of figures) metrics.figure(figure, () => figure.read(context));
  const addresses: Addresses = new WeakMap();
  const clients = createKnownClients(clientReleasesRepository(db).names);
  await clients.refresh();
  const usage = createDocumentUsage(documentUsageRepository(db).add, log);
  const gateway = await openGateway({
    clients,
    usage,
    mode: environment.mode,
    published: trustedDocumentsRepository(db),
    log,
    services,
    now: () => ports.clock.now(),
    actorOf: (request) => services.sessions.actorOf(request),
    addressOf: (request) => addresses.get(request) ?? '',
    security,
    upstreams: environment.upstreams
      ? { folder: environment.upstreams, key: keys.upstreams }
      : null,
    observe: (operation) => metrics.operation(operation),
    observeCache: (outcome) => metrics.cache(outcome),
    observeSubscriptions: (changed) => metrics.subscriptions(changed),
  });
  if (ports.demoClock) {
    const { prepareDemoData } = await import('#gateway/scenarios/demo-data.ts');
    await prepareDemoData({ db, keys, now: ports.clock.now() });
  }
  const worker = await startWorker(jobPool, context, work);
  // What was left open when the last gateway ended does not wait for the next full minute.
  await enqueueCleanup(db);
  const { demoClock } = ports;
  const stopWatching = demoClock ? repeat(CLOCK_MILLISECONDS, () => demoClock.refresh()) : null;
  const stopCounting = repeat(DOCUMENTS_MILLISECONDS, async () => {
    await usage.store();
    await clients.refresh();
    await gateway.refresh();
  });
  const ask = fetchInProcess(gateway, addresses);
  let ready = true;
  return {
    ask,
    now: () => ports.clock.now(),
    metrics,
    security,
    modules: await moduleRoutes({ ...parts, services, ask }),
    health: {
      ready: async () => ready && (await takesWrites(db)) && (await isMigrated(db)),
      migration: Object.keys(MIGRATIONS).at(-1),
    },
    /** From here on `/readyz` says no, so that a load balancer looks for another gateway. */
    leave() {
      ready = false;
    },
    /** Ends lines that would stay open; browsers open them again, elsewhere by then. */
    endLines: () => {
      services.flightWatch.endAll();
      services.seatWatch.endAll();
      services.orderWatch.endAll();
      services.checkInWatch.endAll();
      services.messageWatch.endAll();
    },
    async close() {
      stopWatching?.();
      stopCounting();
      await worker.stop();
      await usage.store();
      await jobPool.end();
      await stopDocumentWorker();
      await ports.close();
      await database.close();
    },
  };
}

/** Does something from time to time, until it is stopped. */
function repeat(milliseconds: number, work: () => Promise<void>): () => void {
  let going = true;
  const run = async () => {
    while (going) {
      await sleep(milliseconds, undefined, { ref: false });
      // The database is away: everything stays as it is.
      await work().catch(() => {});
    }
  };
  void run();
  return () => {
    going = false;
  };
}
