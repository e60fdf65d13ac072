import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';

const isLate = (fault: unknown): boolean => fault instanceof PortUnavailable && fault.late;

/**
 * Does it for each, one after the other; answers for how many it did something. One that fails does
 * not keep the others waiting: its fault is thrown after them, so that the round is recorded as
 * failed. Without a database the round ends at once, and so it does when a system of the airline
 * does not answer in time: each of the others would wait for as long.
 */
export async function forEachLogged<One>(
  all: readonly One[],
  work: (one: One) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const faults: unknown[] = [];
  for (const one of all) {
    try {
      if (await work(one)) done += 1;
    } catch (fault) {
      if (fault instanceof DatabaseUnavailable || isLate(fault)) throw fault;
      faults.push(fault);
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, 'some of a round failed');
  return done;
}
