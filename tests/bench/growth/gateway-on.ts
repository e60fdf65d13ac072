import { buildServices } from '#gateway/app/build-services.ts';
import { WORK } from '#gateway/app/modules.ts';
import { openGateway } from '#gateway/app/open-gateway.ts';
import { openPaymentService, openPorts } from '#gateway/app/open-ports.ts';
import { connect } from '#gateway/database/database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { createLog } from '#gateway/ports/log.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const SECRET = 'the secret of gateways that stand side by side';

/** The keys of each of them. */
export const KEYS = deriveKeys({ secret: SECRET });

/** Nothing is paid while it is measured, so the provider is never asked. */
const NO_PROVIDER = {
  PAYMENT_PROVIDER_URL: 'http://127.0.0.1:9',
  PAYMENT_PROVIDER_KEY: 'a key that opens nothing',
  PAYMENT_PROVIDER_SECRET: 'a secret that signs nothing',
};

/** Past the 50 minutes of an order that is made now. */
const AFTER_DEADLINE_MINUTES = 51;

/**
 * A gateway in this process on a database, without HTTP and without a worker: what is asked of it
 * has the process to itself.
 */
export async function gatewayOn(databaseUrl: string) {
  const environment = readEnvironment({
    ...NO_PROVIDER,
    SECRET,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    OPEN_ORDERS_PER_SESSION: '0',
    OPEN_ORDERS_PER_ADDRESS: '0',
    ORDERS_PER_ADDRESS_AND_HOUR: '0',
    OPEN_SEATS_PER_FLIGHT_AND_ADDRESS: '0',
  });
  const connection = connect(databaseUrl);
  const { db } = connection;
  const log = createLog(environment.logLevel);
  const ports = await openPorts(environment, db, await openPaymentService(environment, log), log);
  const parts = { environment, keys: KEYS, db, ports, log, security: noSecurityLog };
  const services = buildServices(parts);
  let asked = 0;
  const gateway = await openGateway({
    mode: environment.mode,
    log,
    services,
    now: () => ports.clock.now(),
    actorOf: (request) => services.sessions.actorOf(request),
    // Each request is another traveller's.
    addressOf: () => {
      asked += 1;
      return `2001:db8:${asked.toString(16)}::1`;
    },
  });
  const context = {
    services,
    db,
    log,
    clock: { now: () => addMinutes(ports.clock.now(), AFTER_DEADLINE_MINUTES) },
  };
  return {
    db,
    async ask<Data>(query: string, variables: object): Promise<Data> {
      const response = await gateway.fetch(
        new Request('http://bench.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        }),
      );
      const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    },
    /**
     * All sweeps of a minute, once the orders that are open now are due. @returns how much each of
     * them changed
     */
    async sweep(): Promise<Record<string, number>> {
      const changed: Record<string, number> = {};
      for (const one of WORK.sweeps ?? []) changed[one.name] = await one.run(context);
      return changed;
    },
    async close() {
      await ports.close();
      await connection.close();
    },
  };
}

export type GatewayOn = Awaited<ReturnType<typeof gatewayOn>>;
