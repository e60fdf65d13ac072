import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', '.github/ARCHITECTURE.md'];
const PARTS = /^(?:schema|gateway|web|tests|\.github)\/[^\s<>*{}…]*$/;

/** Paths in backticks, and the targets of links within the repository. */
const pathsIn = (document: string, text: string): string[] => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((n) => PARTS.test(n)),
  ...[...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    join(dirname(document), to),
  ),
];

const missing = (document: string, text: string): string[] =>
  pathsIn(document, text).filter((path) => !existsSync(path));

test.each(DOCUMENTS)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8');
  expect(missing(document, text)).toEqual([]);
  expect(pathsIn(document, text).length).toBeGreaterThan(5);
});

test('a path that does not exist is found', () => {
  expect(missing('README.md', 'See `gateway/nowhere.ts`.')).toEqual(['gateway/nowhere.ts']);
  expect(missing('.github/ARCHITECTURE.md', '[rules](../schema/NONE.md)')).toHaveLength(1);
});
