import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import {
  countWithin,
  type RateLimit,
  windowEndsAt,
} from '#gateway/limits/rate-windows.repository.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/**
 * How often a password may be tried: from one network, which a family or an office may share; for one account from one network,
 * and for one account in all. So neither one account nor a thousand can be guessed; a stranger at one network shuts no member
 * out, and signing in by a code stays open to all.
 */
export const SIGN_IN_LIMITS = {
  network: { most: 60, windowMinutes: 10 },
  accountFromNetwork: { most: 10, windowMinutes: 15 },
  account: { most: 30, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Whose password is tried, and from where. */
export type PasswordTry = {
  /** The member's id, or the account as it was typed where there is none: all names of a member count as one. */
  readonly account: string;
  readonly address: string;
};

/**
 * Counts one try of a password, right or wrong: many at once are counted before any is checked.
 * @returns null when it is within the limits, else when the one that it breaks ends
 */
export const countPasswordTry = async (
  keys: Pick<Keys, 'pepper'>,
  trx: DatabaseTransaction,
  { account, address }: PasswordTry,
  now: Date,
): Promise<Date | null> => {
  const hash = keyedHash(keys);
  const network = networkOf(address);
  const counted = [
    [SIGN_IN_LIMITS.network, hash('passwords from', network)],
    [SIGN_IN_LIMITS.accountFromNetwork, hash('passwords of and from', account, network)],
    [SIGN_IN_LIMITS.account, hash('passwords of', account)],
  ] as const;
  // A try that breaks a limit counts for no wider one: a stranger at one network would shut the member out with it.
  for (const [limit, key] of counted)
    if (!(await countWithin(trx, key, limit, now))) return windowEndsAt(limit, now);
  return null;
};
