import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { trackedPaths } from './source-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files that a tsconfig.json names, from the root. */
function filesOf(folder: string): string[] {
  const config = execFileSync('tsc', ['--showConfig', '--project', path.join(ROOT, folder)], {
    encoding: 'utf8',
  });
  const { files } = JSON.parse(config) as { files: readonly string[] };
  return files.map((file) => path.join(folder, file));
}

test('the types of each file are checked by one of the projects', () => {
  const checked = new Set(['.', 'schema', 'gateway', 'web'].flatMap(filesOf));
  const sources = trackedPaths().filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(2_000);
  expect(sources.filter((file) => !checked.has(file))).toEqual([]);
});
