import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

const root = mkdtempSync(path.join(tmpdir(), 'magnolia-digest-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}
for (const file of [
  'codegen.ts',
  'package.json',
  'package-lock.json',
  'schema/sdl/base/root.graphql',
])
  write(file, 'one');
write('web/app/root.tsx', 'one');

it('the site is stale when a source changes, appears or goes, and not when what is made from them does', () => {
  const before = sourceHash(root);
  write('web/app/root.gen.ts', 'made');
  write('web/build/server/index.js', 'made');
  write('web/app/root.test.tsx', 'beside');
  write('schema/sdl/base/root.graphql', 'one');
  expect(sourceHash(root)).toBe(before);
  write('schema/sdl/base/root.graphql', 'two');
  const changed = sourceHash(root);
  expect(changed).not.toBe(before);
  write('web/app/new.tsx', 'new');
  expect(sourceHash(root)).not.toBe(changed);
});
