import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linkLibraries } from './binaries.ts';

const home = mkdtempSync(path.join(tmpdir(), 'magnolia-binaries-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('libraries get their names where the installation ran no scripts', () => {
  mkdirSync(path.join(home, 'native/lib'), { recursive: true });
  writeFileSync(path.join(home, 'native/lib/libpq.so.5.18'), '');
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  writeFileSync(path.join(home, 'native/pg-symlinks.json'), JSON.stringify([link]));
  linkLibraries(home);
  linkLibraries(home);
  expect(readlinkSync(path.join(home, link.target))).toBe('libpq.so.5.18');
});
