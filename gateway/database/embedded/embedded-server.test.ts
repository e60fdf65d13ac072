import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import {
  ask,
  type Holding,
  held,
  hold,
  lives,
  ownerOf,
  possibleUsers,
  type Who,
} from './holding.test-support.ts';

const home = mkdtempSync(path.join(tmpdir(), 'magnolia-embedded-'));
const open: Holding[] = [];
let count = 0;

function directoryFor(who: Who): string {
  const directory = path.join(home, `${count++}`, 'data');
  mkdirSync(directory, { recursive: true });
  const owner = ownerOf(who);
  if (owner) chownSync(directory, owner, owner);
  return directory;
}
async function start(...given: Parameters<typeof held>): Promise<Holding> {
  const holding = await held(...given);
  open.push(holding);
  return holding;
}
const gone = (pid: number) => eventually(() => expect(lives(pid)).toBe(false));

// No process needs to enter it.
if (possibleUsers().includes('nobody')) chownSync(home, 65_534, 65_534);
afterEach(async () => {
  for (const { process: child, end } of open.splice(0))
    if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(possibleUsers())('an embedded server, run by %s', (who) => {
  it('keeps its data from one start to the next and leaves no process behind', async () => {
    const directory = directoryFor(who);
    const first = await start(directory, who);
    await ask(first.url, 'CREATE TABLE kept (note text)');
    await ask(first.url, "INSERT INTO kept VALUES ('yes')");
    expect(await first.end('SIGTERM')).toBe(0);
    expect(lives(first.serverPid)).toBe(false);
    const again = await start(directory, who);
    expect(await ask(again.url, 'SELECT note FROM kept')).toEqual([{ note: 'yes' }]);
  });

  it('loses nothing that was acknowledged when its gateway is killed, and dies with it', async () => {
    const directory = directoryFor(who);
    const killed = await start(directory, who);
    await ask(killed.url, 'CREATE TABLE kept (number int)');
    await ask(killed.url, 'INSERT INTO kept SELECT generate_series(1, 1000)');
    await killed.end('SIGKILL');
    const again = await start(directory, who);
    expect(await ask(again.url, 'SELECT count(*)::int FROM kept')).toEqual([{ count: 1000 }]);
    await gone(killed.serverPid);
  });

  it('is started again at the same address when it is killed itself', async () => {
    const holding = await start(directoryFor(who), who);
    await ask(holding.url, 'CREATE TABLE kept AS SELECT 1 AS number');
    process.kill(holding.serverPid, 'SIGKILL');
    await gone(holding.serverPid);
    const rows = await eventually(() => ask(holding.url, 'SELECT number FROM kept'));
    expect(rows).toEqual([{ number: 1 }]);
  });

  it('is refused to a second gateway, and the first one goes on', async () => {
    const directory = directoryFor(who);
    const first = await start(directory, who);
    expect(await hold(directory, who)).toEqual({ refused: 'DataDirectoryInUse', exitCode: 3 });
    expect(await ask(first.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  it('that outlived its gateway, where nothing ends it, is replaced by the next start', async () => {
    const directory = directoryFor(who);
    const without = { PATH: '/without-setpriv' };
    const holding = await start(directory, 'this user', without);
    await ask(holding.url, "CREATE TABLE kept AS SELECT 'yes' AS note");
    await holding.end('SIGKILL');
    expect(lives(holding.serverPid)).toBe(true);
    const again = await start(directory);
    expect(lives(holding.serverPid)).toBe(false);
    expect(await ask(again.url, 'SELECT note FROM kept')).toEqual([{ note: 'yes' }]);
  });
});

describe('an embedded server', () => {
  it('is reached from this machine only, with a password, and writes through to the disk', async () => {
    const { url } = await start(directoryFor('this user'));
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(ask(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    const settings = ['fsync', 'full_page_writes', 'data_checksums', 'listen_addresses'];
    const values = await ask(
      url,
      `SELECT name, setting FROM pg_settings WHERE name = ANY('{${settings}}') ORDER BY name`,
    );
    expect(values.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', '127.0.0.1']);
    const [role] = await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    expect(role).toEqual({ rolsuper: false });
  });

  it('starts over what an interrupted first start left', async () => {
    const directory = directoryFor('this user');
    mkdirSync(path.join(directory, 'postgres.draft-1', 'cluster'), { recursive: true });
    const { url } = await start(directory);
    expect(await ask(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  it('does not take another process for its server because of a process id', async () => {
    const directory = directoryFor('this user');
    await (await start(directory)).end('SIGTERM');
    const lines = [process.pid, directory, 1, 5432, '', '127.0.0.1', '', 'ready', ''];
    writeFileSync(path.join(directory, 'postgres/cluster/postmaster.pid'), lines.join('\n'));
    const { url } = await start(directory);
    expect(await ask(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });
});
