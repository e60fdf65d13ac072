const WARM_UP = 300;
const ROUNDS = 5;
const TURNS = 100;

/**
 * Milliseconds of CPU of this process for one turn, the best of several rounds: other work on the
 * machine only makes one dearer.
 */
export async function leastCpu(turn: () => Promise<unknown>): Promise<number> {
  const times = async (count: number) => {
    for (let index = 0; index < count; index += 1) await turn();
  };
  await times(WARM_UP);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await times(TURNS);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000 / TURNS);
  }
  return least;
}
