import { expect, test } from 'vitest';
import { type SourceFile, typescriptSources } from './source-files.ts';

/**
 * Ways to change a library, or to reach behind its documented interface, by what they look like in
 * a source.
 */
const BREACHES: Readonly<Record<string, RegExp>> = {
  'replaces lines or modules of a package': /node_modules/,
  'uses private tables of a package': /graphile_worker\._private|\b_private_jobs\b/,
  'wraps the objects of a package': /\bnew Proxy\(/,
  'changes a prototype': /\.prototype\.\w+ *=[^=]/,
};

/** They name packages to group them or to leave them alone. */
const NAMES_PACKAGES = [
  'web/vite/chunks.ts',
  'gateway/site/source-hash.ts',
  'gateway/site/import-meta-url.plugin.ts',
];

const violations = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !/^tests\/|\.test(-support)?\.tsx?$/.test(path))
    .filter(({ path }) => !NAMES_PACKAGES.includes(path))
    .flatMap(({ path, text }) =>
      Object.entries(BREACHES)
        .filter(([, looks]) => looks.test(text))
        .map(([violation]) => `${path} ${violation}`),
    );

test('libraries run as they were published and are used through their documented interface', () => {
  expect(violations(typescriptSources())).toEqual([]);
});

test.each([
  "transform: { filter: { id: /node_modules\\/react-router\\// }, handler: (code) => code.replace('a', 'b') }",
  'select id from graphile_worker._private_jobs',
  'const pool = new Proxy(given, {});',
  'pg.Client.prototype.query = counted;',
])('an example is found: %s', (text) => {
  expect(violations([{ path: 'gateway/jobs/x.ts', text }])).toHaveLength(1);
});
