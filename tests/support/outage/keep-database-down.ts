import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmaster } from '#gateway/database/embedded/postmaster-file.ts';
import type { System } from '#tests/support/system.ts';

const PAUSE_MILLISECONDS = 20;

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}

/**
 * Kills a system's database server, and each that is started in its place, until the answer is
 * called.
 */
export function keepDatabaseDown({ dataDirectory }: System): () => Promise<void> {
  const cluster = path.join(dataDirectory, 'postgres/cluster');
  let down = true;
  const killing = (async () => {
    while (down) {
      const postmaster = readPostmaster(cluster);
      if (postmaster) kill(postmaster.pid);
      await sleep(PAUSE_MILLISECONDS);
    }
  })();
  return async () => {
    down = false;
    await killing;
  };
}
