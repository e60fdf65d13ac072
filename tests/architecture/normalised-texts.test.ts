import { expect, test } from 'vitest';
import { type SourceFile, typescriptSources } from './source-files.ts';

/** The one place that may: it looks at the length first. */
const PLACE = 'schema/rules/base/bounded-text.ts';

/**
 * Files that bring a text into a normal form by themselves, whatever its length. Tests may: their
 * texts are their own.
 */
const normalisers = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path !== PLACE && !/^tests\/|\.test\.tsx?$/.test(path))
    .filter(({ text }) => /\.normalize\b/.test(text))
    .map(({ path }) => path);

test('no text is normalised before its length was looked at', () => {
  expect(normalisers(typescriptSources())).toEqual([]);
});

test.each([
  "const name = text.normalize('NFKC');",
  "const name = text\n  .normalize('NFC')\n  .trim();",
  "const name = text?.normalize('NFD');",
])('a text that is normalised elsewhere would be found: %j', (text) => {
  expect(normalisers([{ path: 'gateway/modules/orders/x.ts', text }])).toHaveLength(1);
});

test('the one place and the tests are free of it', () => {
  const text = "text.normalize('NFC')";
  const free = ['schema/rules/base/bounded-text.ts', 'tests/support/x.ts', 'web/app/x.test.tsx'];
  expect(normalisers(free.map((path) => ({ path, text })))).toEqual([]);
});
