import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '#gateway/environment-variables.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const { scripts } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { scripts: Record<string, string> };

test('README lists every variable that the gateway reads, and no other', () => {
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((row) => row[1]);
  expect(listed).toEqual(VARIABLES.map(({ name }) => name));
});

test('README names only commands that exist', () => {
  const named = [...readme.matchAll(/`npm (?:run )?([a-z:]+)`/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
