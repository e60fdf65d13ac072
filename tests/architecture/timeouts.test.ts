import { expect, test } from 'vitest';
import { type SourceFile, typescriptSources } from './source-files.ts';

const HELPER = 'tests/support/eventually.ts';

/** Files that wait no longer than Vitest does by itself, which is a second. */
const impatient = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => path !== HELPER && /\bvi\.wait(?:For|Until)\(/.test(text))
    .map(({ path }) => path);

test('tests wait by the one helper that is patient on a loaded machine', () => {
  const sources = typescriptSources().filter(({ path }) => !path.endsWith('timeouts.test.ts'));
  expect(sources.map(({ path }) => path)).toContain(HELPER);
  expect(impatient(sources)).toEqual([]);
  const example = { path: 'web/app/x.test.ts', text: 'await vi.waitFor(() => seen());' };
  expect(impatient([example])).toEqual(['web/app/x.test.ts']);
});
