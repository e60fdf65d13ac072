const BATCH = 200;
/** The rest waits for the next sweep, a minute later. */
const MOST_BATCHES = 20;

/**
 * Works off many rows in short transactions, so that no lock is held for long and a crash loses one
 * batch.
 * @param batch takes on at most this many rows and answers how many there were. It takes them in
 *   the order of their index: without an order, PostgreSQL may read the whole table
 * @returns how many there were in all
 */
export async function processInBatches(batch: (most: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = 0; done < MOST_BATCHES; done += 1) {
    const count = await batch(BATCH);
    total += count;
    if (count < BATCH) break;
  }
  return total;
}
