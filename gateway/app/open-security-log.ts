import type { Metrics } from '#gateway/http/metrics.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { Log } from '#gateway/ports/log.ts';
import { createSecurityLog, type SecurityLog } from '#gateway/ports/security-events.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** Enough to distinguish networks in a log. */
const SHOWN = 16;

/**
 * Security events go to the log and to the metrics; of an address they have a keyed hash of its
 * network.
 */
export function openSecurityLog(
  keys: Keys,
  log: Log,
  metrics: Pick<Metrics, 'securityEvent'>,
): SecurityLog {
  const hash = keyedHash(keys);
  return createSecurityLog({
    log,
    hashOf: (address) =>
      hash('security event from', clientNetwork(address)).toString('base64url').slice(0, SHOWN),
    count: (event) => metrics.securityEvent(event),
  });
}
