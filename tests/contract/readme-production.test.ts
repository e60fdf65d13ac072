import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VARIABLES } from '#gateway/environment-variables.ts';
import { startSandboxProcess } from '#gateway/simulated/payment-provider/sandbox-process.ts';
import { bundledGateway } from '#gateway/site/bundle-gateway.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { productionEnvironment } from '#tests/support/production.ts';
import { freePort } from '#tests/support/system.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHIPPED = ['gateway', 'schema', 'web', 'codegen.ts', 'package.json', 'package-lock.json'];

/** README's block of commands that begins with MODE=production, with its lines joined. */
const block = /```sh\n(npm ci[^`]*?MODE=production[^`]*)```/
  .exec(readFileSync(path.join(ROOT, 'README.md'), 'utf8'))?.[1]
  ?.replaceAll('\\\n', ' ');
const [prepare = '', serve = ''] = block?.trim().split('\n') ?? [];
const words = serve.split(/\s+/);
const names = words.filter((word) => word.includes('=')).map((word) => word.split('=')[0] ?? '');
const [command = '', ...args] = words.filter((word) => !word.includes('='));

/** The Node of the machine, if it is an old one that runs no TypeScript; else the locked one. */
function nodeOfTheMachine(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const programs = folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => path.join(folder, 'node'))
    .filter((program) => existsSync(program));
  const isOld = (program: string) => {
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    return major >= 20 && (major < 22 || (major === 22 && minor < 18));
  };
  return programs.find(isOld) ?? process.execPath;
}

const home = mkdtempSync(path.join(tmpdir(), 'magnolia-readme-'));
const site = path.join(home, 'site');
const { url: databaseUrl } = await testDatabase();
const mail = await startMailServer();
const provider = await startSandboxProcess({ directory: path.join(home, 'provider') });
beforeAll(() => {
  for (const name of SHIPPED)
    cpSync(path.join(ROOT, name), path.join(site, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  symlinkSync(nodeOfTheMachine(), path.join(home, 'node'));
});
afterAll(async () => {
  await provider.stop();
  await mail.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Runs the block's last command in the copy, with a path on which no package's programs are. */
const start = (environment: Record<string, string>) =>
  spawn(command, args, {
    cwd: site,
    env: { PATH: `${home}:/usr/bin:/bin`, MODE: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

it('README names what production needs, the Node that package.json asks for, and scripts that exist', () => {
  const needed = VARIABLES.filter((one) => 'neededInProduction' in one).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['MODE', ...needed].toSorted());
  expect(prepare).toBe('npm ci && npm run build');
  const { engines } = createRequire(import.meta.url)(path.join(ROOT, 'package.json'));
  const [, asked] = /Node\.js (\d+) or later/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(engines.node).toBe(`>=${asked}`);
});

it('a production is started in a bare folder by README’s command, and stops at one SIGTERM, however many processes get it', async () => {
  expect(bundledGateway('production'), 'npm run build comes first').not.toBeNull();
  const port = await freePort();
  const child = start({
    ...productionEnvironment(databaseUrl, mail, provider),
    PORT: `${port}`,
    HOST: '127.0.0.1',
    LEAVE_SECONDS: '0',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'exit');
  try {
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      expect(answer?.status, output).toBe(200);
    });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const gateway = Number(/"pid":(\d+)/.exec(output)?.[1]);
    process.kill(gateway, 'SIGTERM');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(() => process.kill(gateway, 0)).toThrow();
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM');
  }
}, 120_000);

it('the exit code of a start that cannot be comes through', async () => {
  const child = start({ SECRET: 'short' });
  expect(await once(child, 'exit')).toEqual([1, null]);
}, 60_000);
