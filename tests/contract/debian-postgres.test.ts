import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { chooseUnprivilegedUser, commandAs } from '#gateway/database/embedded/drop-privileges.ts';
import { freePort } from '#gateway/database/embedded/embedded-server.ts';
import { MIGRATIONS } from '#gateway/database/migrations.ts';
import { openDatabase } from '#gateway/database/open-database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { databaseServer } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

/** The oldest PostgreSQL that is supported, as Debian 12 has it. */
const BIN = '/usr/lib/postgresql/15/bin';
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
}, 60_000);

/**
 * Debian's server if it is here or can be installed; else the run's own one, as a server from
 * outside.
 */
async function outsideServer(): Promise<string> {
  if (!existsSync(`${BIN}/postgres`)) installFromDebian();
  if (existsSync(`${BIN}/postgres`)) return startDebianServer();
  console.warn(
    'PostgreSQL 15 is not here and cannot be installed: DATABASE_URL is tested with 18.',
  );
  return databaseServer();
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    const options = { stdio: 'ignore', timeout: 120_000 } as const;
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'], options);
  } catch {
    console.warn('apt-get could not install postgresql-15.');
  }
}

async function startDebianServer(): Promise<string> {
  const home = mkdtempSync(path.join(tmpdir(), 'magnolia-debian-'));
  const runAs = chooseUnprivilegedUser();
  if (runAs.user) chownSync(home, runAs.user.uid, runAs.user.gid);
  const port = await freePort();
  const directory = path.join(home, 'data');
  const initdb = commandAs(runAs, `${BIN}/initdb`, [
    '-D',
    directory,
    '-U',
    'airline',
    '-A',
    'trust',
  ]);
  execFileSync(initdb.file, [...initdb.args], { ...initdb.options, cwd: home, stdio: 'ignore' });
  const server = commandAs(runAs, `${BIN}/postgres`, [
    '-D',
    directory,
    '-p',
    `${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ]);
  const child = spawn(server.file, [...server.args], {
    ...server.options,
    cwd: home,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  closing.push(async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true });
  });
  return `postgresql://airline@127.0.0.1:${port}/postgres`;
}

it('the database that DATABASE_URL names is used, migrated and left running', async () => {
  const url = await outsideServer();
  const environment = readEnvironment({ DATABASE_URL: url, SECRET: 's'.repeat(32) });
  const first = await eventually(() => openDatabase(environment));
  const guest = { sessionId: 'guest', memberId: null };
  const answer = () =>
    idempotent(first.db, 'pay', { idempotencyKey: 'once' }, guest, async () => ({ paid: true }));
  expect(await answer()).toEqual(await answer());
  await first.close();

  const again = await openDatabase(environment);
  closing.push(again.close);
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(again.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(MIGRATIONS).sort());
  const kept = await again.db.selectFrom('idempotency_keys').select('answer').execute();
  expect(kept).toEqual([{ answer: { paid: true } }]);
}, 180_000);
