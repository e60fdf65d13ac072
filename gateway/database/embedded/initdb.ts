import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { commandAs, directoryArgument, type UnprivilegedUser } from './drop-privileges.ts';

/** The least that PostgreSQL needs; nothing of the gateway's own variables, which hold secrets. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/**
 * PostgreSQL's own programs could not make the files of a database; the message carries the end of
 * what they said.
 */
export class DatabaseNotMade extends Error {
  override readonly name = 'DatabaseNotMade';
}

/**
 * Makes the files of a new database in an empty directory: UTF-8, checksums on, the same order on
 * every machine.
 */
export const initdb = (
  binaries: Binaries,
  runAs: UnprivilegedUser,
  directory: string,
  superuser: string,
) =>
  run(runAs, directory, binaries.initdb, [
    `--pgdata=${directoryArgument(runAs, directory)}`,
    `--username=${superuser}`,
    // For the moment until `singleUser` has set passwords; no server listens meanwhile.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ]);

/** Runs statements with no server up, stopping at the first that fails. */
export const singleUser = (
  binaries: Binaries,
  runAs: UnprivilegedUser,
  directory: string,
  statements: readonly string[],
) =>
  run(
    runAs,
    directory,
    binaries.postgres,
    ['--single', '-D', directoryArgument(runAs, directory), '-c', 'exit_on_error=on', 'postgres'],
    `${statements.join('\n')}\n`,
  );

async function run(
  runAs: UnprivilegedUser,
  directory: string,
  program: string,
  programArgs: readonly string[],
  input = '',
): Promise<void> {
  const { file, args, options } = commandAs(runAs, program, programArgs);
  const running = promisify(execFile)(file, [...args], {
    ...options,
    cwd: directory,
    env: SERVER_ENVIRONMENT,
  });
  running.child.stdin?.end(input);
  try {
    await running;
  } catch (fault) {
    const said = fault instanceof Error && 'stderr' in fault ? String(fault.stderr) : '';
    const [last = String(fault)] = said.trim().split('\n').slice(-1);
    throw new DatabaseNotMade(
      `PostgreSQL could not make its files under ${directory}: ${last} Is there room, and may it write there?`,
      { cause: fault },
    );
  }
}
