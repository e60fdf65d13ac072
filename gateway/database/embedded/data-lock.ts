import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another live gateway uses this data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

export type DataLock = { release(): void };

/**
 * Takes the data directory for this process. The lock is SQLite's file lock, which the kernel
 * releases when the process dies, however it dies: there is no stale lock, and no process id is
 * trusted.
 * @throws DataDirectoryInUse
 */
export function lockDataDirectory(directory: string): DataLock {
  // SQLite reports a directory that cannot be written like one that is in use.
  accessSync(directory, constants.W_OK);
  const note = path.join(directory, 'gateway.json');
  const lock = new DatabaseSync(path.join(directory, 'gateway.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataDirectoryInUse(
      `Another gateway${whoIs(note)} is using ${directory}. Stop it, or give this one a DATA_DIR of its own, ` +
        'or set DATABASE_URL to run several gateways on one database.',
    );
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return { release: () => lock.close() };
}

function whoIs(note: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8'));
    return ` (process ${pid}, since ${since})`;
  } catch {
    return '';
  }
}
