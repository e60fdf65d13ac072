import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** What a running server writes about itself into `postmaster.pid`. */
export type Postmaster = {
  readonly pid: number;
  /** Start of the server, whole seconds since 1970. */
  readonly startedAt: number;
  readonly port: number;
  readonly ready: boolean;
};

/** Reads `postmaster.pid`; null where there is none, or it is still being written. */
export function readPostmaster(directory: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , startedAt, port] = lines.slice(0, 4).map(Number);
    if (!pid || !startedAt || !port) return null;
    return { pid, startedAt, port, ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** Whether that process exists and, where the system reports it, works in this directory. */
export function isAlive({ pid }: Postmaster, directory: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory;
  } catch (fault) {
    // Gone meanwhile; or no /proc, or not readable: then assume that it lives.
    return process.platform !== 'linux' || (fault as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
