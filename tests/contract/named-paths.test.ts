import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedPaths } from '#tests/architecture/source-files.ts';

const DOCUMENTS = ['README.md', '.github/ARCHITECTURE.md'];
const PARTS = /^(?:schema|gateway|web|tests|\.github)\/[^\s<>*{}…]*$/;

/**
 * A file that is named without its folder, or with a part of it. `x.service.ts` stands for the file
 * of any module.
 */
const FILE = /^(?!x\.)[\w-]+(?:\/[\w.-]+)*\.(?:tsx?|graphql|md)$/;

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

/** Paths in backticks, and the targets of links within the repository. */
const pathsIn = (document: string, text: string): string[] => [
  ...namesIn(text).filter((name) => PARTS.test(name)),
  ...[...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    join(dirname(document), to),
  ),
];

const tracked = trackedPaths();
const isTracked = (file: string): boolean =>
  tracked.some((path) => path === file || path.endsWith(`/${file}`));

const missing = (document: string, text: string): string[] => [
  ...pathsIn(document, text).filter((path) => !existsSync(path)),
  ...namesIn(text).filter((name) => FILE.test(name) && !PARTS.test(name) && !isTracked(name)),
];

test.each(DOCUMENTS)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8');
  expect(missing(document, text)).toEqual([]);
  expect(pathsIn(document, text).length).toBeGreaterThan(5);
});

test('a path that does not exist is found', () => {
  expect(missing('README.md', 'See `gateway/nowhere.ts`.')).toEqual(['gateway/nowhere.ts']);
  expect(missing('README.md', 'See `story/nowhere.ts` and `x.service.ts`.')).toHaveLength(1);
  expect(missing('.github/ARCHITECTURE.md', '[rules](../schema/NONE.md)')).toHaveLength(1);
});
