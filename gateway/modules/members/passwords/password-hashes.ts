import { hash, verify } from '@node-rs/argon2';
import { serviceUnavailable } from '#gateway/requests/faults.ts';
import { everyKey, type Key, type Keys } from '#gateway/secrets/keys.ts';

/**
 * Runs what belongs to one key one after the other, each once the one before has ended, however it
 * ended.
 */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function oneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    const ended = result.catch(() => {});
    last.set(key, ended);
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key);
    });
    return result;
  };
}

/** How much is done at once, and how much may wait for its turn. */
type HashingQueueLimits = { readonly atOnce: number; readonly waiting: number };

/** Does costly work in turn. */
type HashingQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue of bounded length for work that takes memory and threads: what is beyond it is refused at
 * once, so that a flood keeps no one waiting for minutes.
 * @throws SERVICE_UNAVAILABLE when the queue is full
 */
export function createHashingQueue({ atOnce, waiting }: HashingQueueLimits): HashingQueue {
  let active = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (active >= atOnce) {
      if (queue.length >= waiting) throw serviceUnavailable();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the next without becoming free in between.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/**
 * argon2id as OWASP asks for it: 19 MiB, two passes. One hash takes 10 to 20 ms of a thread of
 * Node's pool, which has four: with two at a time files and name look-ups go on.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Of no password, at the same cost: its salt and its value are zeros. */
const UNKNOWN = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const TURNS: HashingQueueLimits = { atOnce: 2, waiting: 200 };

/** Passwords as they are stored: argon2id under the pepper, whose id comes before it. */
export type PasswordHashes = {
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one of a hash. Takes as long where there is no hash, and is then
   * wrong.
   */
  isOf(hash: string | null, password: string): Promise<boolean>;
  /**
   * Whether a hash is under the present pepper; one that is not is made again when its password is
   * typed.
   */
  isPresent(hash: string): boolean;
};

const nameOf = ({ id }: Key): string => id.toString('hex');

/** @throws SERVICE_UNAVAILABLE when too many passwords wait to be checked */
export function passwordHashes(
  { pepper }: Pick<Keys, 'pepper'>,
  limits: HashingQueueLimits = TURNS,
): PasswordHashes {
  const turns = createHashingQueue(limits);
  const peppers = everyKey(pepper);
  const under = ({ bytes }: Key) => ({ ...COST, secret: bytes });
  /** A hash from before peppers had ids is under the first of them. */
  const pepperOf = (name: string) =>
    name === '' ? peppers.at(-1) : peppers.find((one) => nameOf(one) === name);
  return {
    hash: async (password) => nameOf(pepper) + (await turns(() => hash(password, under(pepper)))),
    async isOf(stored, password) {
      const begin = stored?.indexOf('$') ?? 0;
      const its = stored === null ? undefined : pepperOf(stored.slice(0, begin));
      const same = await turns(() =>
        verify(stored?.slice(begin) ?? UNKNOWN, password, under(its ?? pepper)),
      );
      return same && its !== undefined;
    },
    isPresent: (stored) => stored.startsWith(nameOf(pepper)),
  };
}
