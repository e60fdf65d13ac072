import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import {
  countWithin,
  forgetCounts,
  isWithin,
  type RateLimit,
  windowEndsAt,
} from '#gateway/limits/rate-windows.repository.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

const DAY_MINUTES = 24 * 60;

/**
 * How often a password may be tried: from one network, which a family or an office may share; for
 * one account from one network, and for one account in all, in an hour and in a day. So neither one
 * account nor a thousand can be guessed, however patiently; a stranger at one network shuts no
 * member out. A browser in which the member has signed in before is counted by itself: strangers at
 * many networks do not shut the member out there (RULES 10.34).
 */
export const SIGN_IN_LIMITS = {
  network: { most: 60, windowMinutes: 10 },
  accountFromNetwork: { most: 10, windowMinutes: 15 },
  account: { most: 30, windowMinutes: 60 },
  accountInADay: { most: 60, windowMinutes: DAY_MINUTES },
  knownBrowser: { most: 10, windowMinutes: 15 },
  knownBrowserInADay: { most: 40, windowMinutes: DAY_MINUTES },
} as const satisfies Record<string, RateLimit>;

/** Whose password is tried, and from where. */
export type PasswordTry = {
  /**
   * The member's id, or the account as it was typed where there is none: all names of a member
   * count as one.
   */
  readonly account: string;
  readonly address: string;
  /** The browser, where the member has signed in there before. */
  readonly known: Buffer | null;
};

type Keyed = readonly (readonly [RateLimit, Buffer])[];

/** What a try counts for that comes from a browser that is not known. */
function ofStranger(keys: Pick<Keys, 'pepper'>, account: string, address: string): Keyed {
  const hash = keyedHash(keys);
  return [
    [
      SIGN_IN_LIMITS.accountFromNetwork,
      hash('passwords of and from', account, clientNetwork(address)),
    ],
    [SIGN_IN_LIMITS.account, hash('passwords of', account)],
    [SIGN_IN_LIMITS.accountInADay, hash('passwords in a day of', account)],
  ];
}

function ofKnown(keys: Pick<Keys, 'pepper'>, account: string, browser: Buffer): Keyed {
  const hash = keyedHash(keys);
  return [
    [SIGN_IN_LIMITS.knownBrowser, hash('passwords of and by', account, browser)],
    [SIGN_IN_LIMITS.knownBrowserInADay, hash('passwords in a day of and by', account, browser)],
  ];
}

/** When the last of the limits ends that are used up, of which the first one is. */
async function lastEnd(
  trx: DatabaseTransaction,
  [[broken], ...wider]: readonly [Keyed[number], ...Keyed],
  now: Date,
): Promise<Date> {
  let end = windowEndsAt(broken, now);
  for (const [limit, key] of wider)
    if (!(await isWithin(trx, key, limit, now)))
      end = new Date(Math.max(end.getTime(), windowEndsAt(limit, now).getTime()));
  return end;
}

/**
 * Counts one try of a password, right or wrong: many at once are counted before any is checked.
 * @returns null when it is within the limits, else when the one that it breaks ends
 */
export async function countPasswordTry(
  keys: Pick<Keys, 'pepper'>,
  trx: DatabaseTransaction,
  { account, address, known }: PasswordTry,
  now: Date,
): Promise<Date | null> {
  const network = keyedHash(keys)('passwords from', clientNetwork(address));
  const counted: Keyed = [
    [SIGN_IN_LIMITS.network, network],
    ...(known ? ofKnown(keys, account, known) : ofStranger(keys, account, address)),
  ];
  // A try that breaks a limit counts for no wider one: a stranger at one network would shut the
  // member out with it.
  for (const [at, [limit, key]] of counted.entries())
    if (!(await countWithin(trx, key, limit, now)))
      return lastEnd(trx, [[limit, key], ...counted.slice(at + 1)], now);
  return null;
}

/**
 * Forgets the tries of a password that another one has replaced: none of them says anything about
 * the new one.
 */
export const forgetPasswordTries = (
  keys: Pick<Keys, 'pepper'>,
  trx: DatabaseTransaction,
  { account, address }: Pick<PasswordTry, 'account' | 'address'>,
): Promise<void> =>
  forgetCounts(
    trx,
    ofStranger(keys, account, address).map(([, key]) => key),
  );
