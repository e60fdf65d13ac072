import { expect, test } from 'vitest';
import { ALONE } from '#tests/vitest.config.ts';
import { type SourceFile, typescriptSources } from './source-files.ts';

const REPLACES = /^\s*vi\.mock\(/m;

const replacingModules = (files: readonly SourceFile[]): string[] =>
  files.filter(({ text }) => REPLACES.test(text)).map(({ path }) => path);

test('a test that replaces a module runs alone: the files of a worker share their modules', () => {
  const shared = replacingModules(typescriptSources()).filter((file) => !ALONE.includes(file));
  expect(shared).toEqual([]);
});

test('an example is found', () => {
  const text = "import { vi } from 'vitest';\nvi.mock('#web/app/x.ts', () => ({}));\n";
  expect(replacingModules([{ path: 'web/app/x.test.ts', text }])).toEqual(['web/app/x.test.ts']);
});
