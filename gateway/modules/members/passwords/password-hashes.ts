import { hash, verify } from '@node-rs/argon2';
import type { Keys } from '#gateway/secrets/keys.ts';
import { inTurns, type TurnLimits } from './turns.ts';

/**
 * argon2id as OWASP asks for it: 19 MiB, two passes. One hash takes 10 to 20 ms of a thread of Node's pool, which has four: with
 * two at a time files and name look-ups go on.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Of no password, at the same cost: its salt and its value are zeros. */
const UNKNOWN = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const TURNS: TurnLimits = { atOnce: 2, waiting: 200 };

/** Passwords as they are stored: argon2id under the pepper. */
export type PasswordHashes = {
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a hash. Takes as long where there is no hash, and is then wrong. */
  isOf(hash: string | null, password: string): Promise<boolean>;
};

/** @throws SERVICE_UNAVAILABLE when too many passwords wait to be checked */
export const passwordHashes = (
  { pepper }: Pick<Keys, 'pepper'>,
  limits: TurnLimits = TURNS,
): PasswordHashes => {
  const turns = inTurns(limits);
  const options = { ...COST, secret: pepper };
  return {
    hash: (password) => turns(() => hash(password, options)),
    async isOf(stored, password) {
      const same = await turns(() => verify(stored ?? UNKNOWN, password, options));
      return same && stored !== null;
    },
  };
};
