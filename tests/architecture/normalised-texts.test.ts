import { expect, test } from 'vitest';
import { normalisers } from './normalised-texts.ts';
import { typescriptSources } from './source-files.ts';

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
