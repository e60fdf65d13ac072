import { serviceUnavailable } from '#gateway/requests/faults.ts';

/** How much is done at once, and how much may wait for its turn. */
export type HashingQueueLimits = { readonly atOnce: number; readonly waiting: number };

/** Does costly work in turn. */
export type HashingQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

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
