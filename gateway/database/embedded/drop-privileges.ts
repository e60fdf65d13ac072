import { execFileSync } from 'node:child_process';

/** The account without rights that every Unix has; PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** How programs of the embedded server are started by this process. */
export type UnprivilegedUser = {
  /** Set where this process is root and has to drop its rights. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  readonly setpriv: boolean;
};

/**
 * Finds out once how to run PostgreSQL: as ourselves, or as an unprivileged user where we are root.
 */
export function chooseUnprivilegedUser(): UnprivilegedUser {
  const root = process.getuid?.() === 0;
  return { user: root ? { uid: NOBODY, gid: NOBODY } : null, setpriv: setprivWorks() };
}

function setprivWorks(): boolean {
  try {
    execFileSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
};

/**
 * The command that runs `file` with the rights chosen. With setpriv the process also gets SIGINT
 * (PostgreSQL's fast shutdown) when the one that started it dies, however it dies.
 */
export function commandAs(runAs: UnprivilegedUser, file: string, args: readonly string[]): Command {
  if (!runAs.setpriv) return { file, args, options: runAs.user ?? {} };
  const drop = runAs.user
    ? ['--reuid', `${runAs.user.uid}`, '--regid', `${runAs.user.gid}`, '--clear-groups']
    : [];
  return {
    file: 'setpriv',
    args: [...drop, '--no-new-privs', '--pdeathsig', 'INT', '--', file, ...args],
    options: {},
  };
}

/**
 * The data directory as the server gets it. Where rights are dropped it may not be able to walk
 * there (a checkout under /root), but it may use the directory it was started in.
 */
export const directoryArgument = (runAs: UnprivilegedUser, directory: string): string =>
  runAs.user && process.platform === 'linux' ? '/proc/self/cwd' : directory;
