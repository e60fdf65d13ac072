import { expect, test } from 'vitest';
import { deadClasses, deadExports } from './dead-code.ts';
import { readSource, trackedPaths, typescriptSources } from './source-files.ts';

const sources = typescriptSources();
const paths = trackedPaths();
const mappers = paths.filter((path) => path.endsWith('.mappers.json')).map(readSource);
const sheets = paths.filter((path) => path.endsWith('.module.css')).map(readSource);

test('nothing is exported that no file uses', () => {
  expect(deadExports(sources, mappers)).toEqual([]);
  const example = { path: 'schema/x.ts', text: 'export const unusedExample = 1;' };
  expect(deadExports([example])).toEqual(['schema/x.ts: unusedExample']);
  const user = { path: 'schema/y.ts', text: "import { unusedExample } from './x.ts';" };
  expect(deadExports([example, user])).toEqual([]);
});

test('no style module has a class that no component uses', () => {
  expect(deadClasses(sheets, sources)).toEqual([]);
  const sheet = { path: 'web/app/x.module.css', text: '.used { gap: 0.5rem; } .idle { }' };
  const user = { path: 'web/app/x.tsx', text: "import s from './x.module.css'; s.used" };
  expect(deadClasses([sheet], [user])).toEqual(['web/app/x.module.css: .idle']);
  expect(deadClasses([sheet], [])).toHaveLength(2);
});
