import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { type BuiltService, CONTRIBUTIONS, MODULES } from './modules.ts';
import type { Ports } from './open-ports.ts';

/** What services are built from. */
export type ServiceParts = {
  readonly environment: Environment;
  readonly keys: Keys;
  readonly db: Database;
  readonly ports: Ports;
  readonly log: Log;
  readonly security: SecurityLog;
};

/**
 * Builds the services of modules, from the lowest up.
 * @throws where one is read before it is built
 */
export function buildModules(modules: readonly GatewayModule[], parts: ModuleParts) {
  const services = Object.create(null);
  let building = '';
  for (const { name, services: made = {} } of modules)
    for (const service of Object.keys(made)) {
      const get = () => {
        throw new Error(
          `The module ${building} reads the service ${service} before the module ${name} has built it`,
        );
      };
      Object.defineProperty(services, service, { get, configurable: true, enumerable: true });
    }
  for (const { name, services: made = {} } of modules)
    for (const [service, make] of Object.entries(made)) {
      building = name;
      Object.defineProperty(services, service, {
        value: make(parts, services),
        configurable: false,
      });
    }
  return services;
}

/** Builds every service. The types say that no module's is missing. */
export function buildServices({ ports, ...parts }: ServiceParts): Services {
  const { environment, keys, log } = parts;
  const services: Pick<Services, BuiltService> = buildModules(MODULES, {
    ...CONTRIBUTIONS,
    ...parts,
    ...ports,
    nowIn: databaseNow,
    hash: keyedHash(keys),
    vault: createDocumentEncryption(keys, (id) =>
      log.error({ recordId: id }, 'the number of a document does not open'),
    ),
    addresses: siteAddresses(environment.publicUrl),
  });
  return services;
}
