import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILD = path.join(ROOT, 'web/build');
/**
 * Holds the digest of what the build was made from; written last, so that a broken-off build counts
 * as stale.
 */
const STAMP = path.join(BUILD, 'source.sha256');

/** A step of the build failed; its output has been shown. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** Whether the built site matches the current sources. */
export const isBuilt = (digest: string = sourceHash(ROOT)): boolean =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest;

/**
 * Generates what is generated, builds the web site and packs its files.
 * @param say is called for each step
 * @throws BuildFailed
 */
export async function buildSite(say: (step: string) => void): Promise<void> {
  const digest = sourceHash(ROOT);
  rmSync(STAMP, { force: true });
  say('generating types, documents, messages');
  await script('generate');
  say('building the web site');
  await script('build:web');
  await precompress(path.join(BUILD, 'client'));
  writeFileSync(STAMP, digest);
}

/** Runs a script of package.json and shows its output where it fails, else its warnings. */
async function script(name: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const output = Buffer.concat(said).toString('utf8');
  if (code === 0) {
    for (const [warning] of output.matchAll(/^warning: .*\n/gm)) process.stderr.write(warning);
    return;
  }
  process.stderr.write(output);
  throw new BuildFailed(`npm run ${name} failed`);
}
