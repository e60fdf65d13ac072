import { tmpdir } from 'node:os';
import { buildServices } from '#gateway/app/build-services.ts';
import { connectAirline } from '#gateway/app/connect-airline.ts';
import { openAirline } from '#gateway/app/open-airline.ts';
import type { Database } from '#gateway/database/database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';

const SECRET = 'a secret of more than thirty-two letters';

/** The services of a gateway on a database and a provider. */
export async function moneyServices(
  db: Database,
  databaseUrl: string,
  paymentProvider: PaymentProvider,
) {
  const environment = readEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: tmpdir(),
    LOG_LEVEL: 'silent',
    SECRET,
  });
  const demoClock = await openDemoClock(db);
  const keys = deriveKeys(environment);
  const ports = {
    clock: demoClock,
    demoClock,
    ids: randomIds,
    sms: null,
    quietMailboxes: new Set<string>(),
    paymentSandbox: null,
    paymentProvider,
    airline: connectAirline(await openAirline(environment, db), demoClock, silentLog),
    mailer: { send: async () => {}, close: async () => {} },
    close: async () => {},
  };
  const services = buildServices({
    environment,
    keys,
    db,
    ports,
    log: silentLog,
    security: { note: () => {} },
  });
  return { services, keys, demoClock };
}
