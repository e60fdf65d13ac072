import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { keyedHash } from './keyed-hash.ts';
import { countWithin, type RateLimit } from './rate-windows.repository.ts';

/**
 * What counts in a transaction: `within` counts once more and says whether that is still within a
 * limit, `hash` names what is counted.
 */
export function createRateLimiter(trx: DatabaseTransaction, keys: Pick<Keys, 'pepper'>, now: Date) {
  const hash = keyedHash(keys);
  return {
    hash,
    within: (limit: RateLimit, ...counted: readonly [string, ...Buffer[]]): Promise<boolean> =>
      countWithin(trx, hash(...counted), limit, now),
  };
}
