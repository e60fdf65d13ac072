import { cpuSeconds } from '#tests/bench/pages/resource-use.ts';
import { referenceLoop } from './reference-loop.ts';

const WARM_UP = 40;
const ROUNDS = 6;
const TURNS = 6;

/**
 * CPU of a gateway's process for one answer, as a multiple of the reference loop: of both the best
 * of several rounds in turn, since other work on the machine makes a round dearer and never
 * cheaper.
 * @param ask waits for all of the answer
 */
export async function costOf(url: string, ask: () => Promise<unknown>): Promise<number> {
  const times = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await ask();
  };
  await times(WARM_UP);
  let [best, reference] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    reference = Math.min(reference, referenceLoop());
    const before = await cpuSeconds(url);
    await times(TURNS);
    best = Math.min(best, (await cpuSeconds(url)) - before);
  }
  return (best * 1_000) / TURNS / reference;
}
