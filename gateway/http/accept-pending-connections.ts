import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * After this many turns of the event loop without a new connection, none waits to be accepted: the
 * first may be under way.
 */
const QUIET_TURNS = 2;
/**
 * Pages pause one after the other: were this longer than a page, they would come faster than their
 * pauses end when all are busy.
 */
const LONGEST_PAUSE_MILLISECONDS = 10;

/**
 * Lets requests that wait at the door in before the next long piece of work. The event loop accepts
 * one connection a turn: when each turn renders a page, a health check waits behind as many pages
 * as there are connections before it.
 */
export function createConnectionQueue() {
  let arrived = 0;
  let last: Promise<void> = Promise.resolve();

  const untilQuiet = async () => {
    const until = performance.now() + LONGEST_PAUSE_MILLISECONDS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; ) {
      const before = arrived;
      await nextTurn();
      quiet = arrived === before ? quiet + 1 : 0;
    }
  };

  return {
    /**
     * A connection was accepted. Requests over one that is open wait behind no others, so they are
     * not counted.
     */
    count(): void {
      arrived += 1;
    },
    /**
     * Resolves when no connection has come for two turns, or after 10 ms; one caller after the
     * other.
     */
    pause(): Promise<void> {
      last = last.then(untilQuiet);
      return last;
    },
  };
}

export type ConnectionQueue = ReturnType<typeof createConnectionQueue>;
