import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const HOLDER = fileURLToPath(new URL('holder.test-support.ts', import.meta.url));
const NOBODY = 65_534;
const AS_NOBODY = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups'];

/** As whom a gateway is run. */
export type Who = 'this user' | 'nobody';

/**
 * Ourselves, and where we are root also a user without rights, provided that it can read this
 * checkout.
 */
export function possibleUsers(): Who[] {
  if (process.getuid?.() !== 0) return ['this user'];
  const { status } = spawnSync('setpriv', [...AS_NOBODY, process.execPath, '--check', HOLDER]);
  if (status === 0) return ['this user', 'nobody'];
  console.warn('Nobody cannot read this checkout: the embedded server is tested as root only.');
  return ['this user'];
}

export const ownerOf = (who: Who): number | null => (who === 'nobody' ? NOBODY : null);

export type Holding = {
  readonly process: ChildProcess;
  readonly url: string;
  readonly serverPid: number;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts a process that holds the embedded server; gives how it was refused where it was. */
export async function hold(
  directory: string,
  who: Who = 'this user',
  env?: NodeJS.ProcessEnv,
): Promise<Holding | { readonly refused: string; readonly exitCode: number | null }> {
  const command = [process.execPath, HOLDER, directory];
  const [file = '', ...args] = who === 'nobody' ? ['setpriv', ...AS_NOBODY, ...command] : command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...(env ? { env } : {}),
  });
  const exited = once(child, 'exit').then(([code]): number | null => code);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const said: { url: string; serverPid: number } | { refused: string } = JSON.parse(line);
  if ('refused' in said) return { ...said, exitCode: await exited };
  return {
    ...said,
    process: child,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** Like `hold`, where being refused is a failure. */
export async function held(...given: Parameters<typeof hold>): Promise<Holding> {
  const holding = await hold(...given);
  if ('refused' in holding) throw new Error(holding.refused);
  return holding;
}

/** Runs one statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a process runs; a zombie (ended, not yet reaped) does not. */
export function lives(pid: number): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
