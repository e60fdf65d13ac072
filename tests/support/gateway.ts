import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { buildServices } from '#gateway/app/build-services.ts';
import { openGateway } from '#gateway/app/open-gateway.ts';
import { openPaymentService, openPorts } from '#gateway/app/open-ports.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { trustedDocumentsRepository } from '#gateway/graphql/persisted-queries/persisted-queries.repository.ts';
import { createLog } from '#gateway/ports/log.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { type TestDatabase, testDatabase } from './database.ts';

/** A machine that does other work is no outage of a service. */
const PATIENCE = 20_000;

/**
 * The real gateway in demo mode on a database of the test file's own, without an HTTP front: its
 * `fetch`, its clock and its services. Call it at the top level of the file. What a test sends
 * carries its own cookies.
 * @param database of another gateway, where two are to share one
 * @param environment further variables, of the airline's own systems say
 */
export async function testGateway(shared?: {
  readonly database?: TestDatabase;
  readonly environment?: Readonly<Record<string, string>>;
}) {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'gateway-test-'));
  const database = shared?.database ?? (await testDatabase());
  const environment = readEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    ...shared?.environment,
  });
  const { db } = database;
  const log = createLog(environment.logLevel);
  const ports = await openPorts(environment, db, await openPaymentService(environment, log), log);
  const keys = deriveKeys(environment);
  const events: string[] = [];
  const security: SecurityLog = { note: (event) => void events.push(event) };
  const services = buildServices({ environment, keys, db, ports, log, security });
  const faults: string[] = [];
  const gateway = await openGateway({
    mode: environment.mode,
    published: trustedDocumentsRepository(db),
    log: { ...log, error: (fields) => faults.push(String(fields.err)) },
    services,
    security,
    upstreams: environment.upstreams
      ? { folder: environment.upstreams, key: keys.upstreams, milliseconds: PATIENCE }
      : null,
    now: () => ports.clock.now(),
    actorOf: (request) => services.sessions.actorOf(request),
  });
  afterAll(async () => {
    await ports.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  return {
    ...gateway,
    clock: ports.clock,
    demoClock: ports.demoClock,
    services,
    keys,
    db,
    database,
    faults,
    events,
  };
}
