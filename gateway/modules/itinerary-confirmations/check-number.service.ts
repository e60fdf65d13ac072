import { inTransaction } from '#gateway/database/transaction.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { countWithin, isWithin } from '#gateway/limits/rate-windows.repository.ts';
import type { ItineraryConfirmationStanding } from '#gateway/resolvers.gen.ts';
import { CONFIRMATION_LIMITS } from './confirmation-limits.ts';
import type { ConfirmationSources } from './confirmation-sources.ts';

/** What anyone learns of a number; or that too many wrong ones came from their network. */
export type NumberStanding = ItineraryConfirmationStanding | 'TOO_MANY_REQUESTS';

/** Says of a number whether it is genuine. Wrong ones are counted, so that no number is found by guessing (RULES 10.15). */
export const checkNumber = async (
  { db, keys }: Pick<ConfirmationSources, 'db' | 'keys'>,
  address: string,
  now: Date,
  isValid: () => Promise<boolean>,
): Promise<NumberStanding> => {
  const key = keyedHash(keys)('wrong itinerary numbers from', networkOf(address));
  const limit = CONFIRMATION_LIMITS.wrongNumbers;
  if (!(await isWithin(db, key, limit, now))) return 'TOO_MANY_REQUESTS';
  if (await isValid()) return 'VALID';
  const within = await inTransaction(db, (trx) => countWithin(trx, key, limit, now));
  return within ? 'NOT_VALID' : 'TOO_MANY_REQUESTS';
};
