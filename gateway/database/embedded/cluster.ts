import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { UnprivilegedUser } from './drop-privileges.ts';
import { initdb, singleUser } from './initdb.ts';

/**
 * Passwords of the two roles: the wrapper's own superuser, and the one that the gateway works as.
 */
export type Credentials = { readonly superuser: string; readonly application: string };

export type Cluster = { readonly directory: string; readonly credentials: Credentials };

export const SUPERUSER = 'postgres';
export const APPLICATION = 'magnolia';

/**
 * The files of the database under the data directory, made at the first start. They are made beside
 * their place and renamed, so that an interrupted first start leaves nothing behind that looks like
 * a database.
 */
export async function openCluster(
  dataDirectory: string,
  binaries: Binaries,
  runAs: UnprivilegedUser,
): Promise<Cluster> {
  const home = path.join(dataDirectory, 'postgres');
  if (!existsSync(home)) {
    removeDrafts(dataDirectory);
    await initialise(home, binaries, runAs);
  }
  return {
    directory: path.join(home, 'cluster'),
    credentials: JSON.parse(readFileSync(path.join(home, 'credentials.json'), 'utf8')),
  };
}

function removeDrafts(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory)) {
    if (name.startsWith('postgres.draft-'))
      rmSync(path.join(dataDirectory, name), { recursive: true, force: true });
  }
}

async function initialise(
  home: string,
  binaries: Binaries,
  runAs: UnprivilegedUser,
): Promise<void> {
  const draft = `${home}.draft-${process.pid}`;
  const directory = path.join(draft, 'cluster');
  const credentials: Credentials = { superuser: password(), application: password() };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (runAs.user) chownSync(directory, runAs.user.uid, runAs.user.gid);
  await initdb(binaries, runAs, directory, SUPERUSER);
  await singleUser(binaries, runAs, directory, [
    `ALTER ROLE ${SUPERUSER} PASSWORD '${credentials.superuser}'`,
    `CREATE ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD '${credentials.application}'`,
    `CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`,
  ]);
  writeFileSync(path.join(directory, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  writeFileSync(path.join(draft, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 });
  renameSync(draft, home);
}

const password = (): string => randomBytes(24).toString('base64url');
