import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPostmaster } from '#gateway/database/embedded/postmaster-file.ts';
import { childrenOf } from '#tests/bench/crash/power-cut.ts';
import { metricOf } from '#tests/bench/metric-of.ts';

/** CPU seconds that a gateway has used so far, user and system, by its `/metrics`. */
export const cpuSeconds = (url: string): Promise<number> =>
  metricOf(url, 'process_cpu_seconds_total');

const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used so far, user and system, in steps of 10 ms; Linux only. */
export function cpuSecondsOf(pid: number): number {
  const [, afterName = ''] = read(`/proc/${pid}/stat`).split(') ');
  const [user, system] = afterName.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
}

function kilobytesIn(file: string, field: string): number {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(read(file)) ?? [];
  return Number(kilobytes ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** What a process holds in memory, in MB; Linux only. */
export const residentMegabytes = (pid: number): number =>
  (kilobytesIn(`/proc/${pid}/status`, 'VmRSS') * 1024) / 1_000_000;

/**
 * Its fair share where pages are shared with others, in MB: shares can be added up, resident sets
 * cannot.
 */
const proportionalMegabytes = (pid: number): number =>
  (kilobytesIn(`/proc/${pid}/smaps_rollup`, 'Pss') * 1024) / 1_000_000;

const DRAWS = /\bdocuments\.(worker\.ts|js)\b/;

/** Whether a process runs a script of this name, bundled or not. */
const runs = (pid: number, script: RegExp): boolean => script.test(read(`/proc/${pid}/cmdline`));

/** Memory of a gateway with its embedded database and the processes that it has started, in MB. */
export function memoryOf(gateway: number, dataDirectory: string) {
  const server = readPostmaster(path.join(dataDirectory, 'postgres/cluster'))?.pid ?? 0;
  const database = [server, ...childrenOf(server)];
  const others = childrenOf(gateway).filter((pid) => pid !== server);
  const sum = (pids: readonly number[], of: (pid: number) => number) =>
    pids.reduce((total, pid) => total + of(pid), 0);
  return {
    gateway: residentMegabytes(gateway),
    sandbox: sum(
      others.filter((pid) => !runs(pid, DRAWS)),
      residentMegabytes,
    ),
    /** 0 while none is drawn. */
    drawing: sum(
      others.filter((pid) => runs(pid, DRAWS)),
      residentMegabytes,
    ),
    database: sum(database, residentMegabytes),
    databaseShare: sum(database, proportionalMegabytes),
    databaseProcesses: database.length,
  };
}
