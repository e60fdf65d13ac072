import { describe, expect, test } from 'vitest';
import { crossesFeatures, IMPORT_RULES, type ImportRule } from './import-rules.ts';
import { importsOf, importsUnnamed } from './imports.ts';
import { type SourceFile, typescriptSources } from './source-files.ts';

const sources = typescriptSources();

const violations = (rule: ImportRule, files: SourceFile[]) =>
  files
    .filter((file) => rule.from.test(file.path))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => rule.never.test(target) && !target.startsWith('node:'))
        .map((target) => `${file.path} imports ${target}`),
    );

const crossings = (files: SourceFile[]) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((target) => crossesFeatures(file.path, target))
      .map((target) => `${file.path} imports ${target}`),
  );

describe('imports between schema, gateway and web', () => {
  test.each(IMPORT_RULES)('$name', (rule) => {
    expect(violations(rule, sources)).toEqual([]);
  });

  test.each(IMPORT_RULES)('an example is found: $name', (rule) => {
    expect(violations(rule, [rule.example])).toHaveLength(1);
  });

  test('no feature of the web imports another', () => {
    expect(crossings(sources)).toEqual([]);
  });

  test('an example of such a crossing between features is found', () => {
    const text = "import { SeatMap } from '#web/app/routes/check-in/seat-map.tsx';";
    expect(crossings([{ path: 'web/app/routes/home/home.route.tsx', text }])).toHaveLength(1);
  });

  test('an import that waits is seen in whatever quotes it is written', () => {
    const text = 'const load = () => import(`#web/app/routes/check-in/seat-map.tsx`);';
    expect(crossings([{ path: 'web/app/routes/home/home.route.tsx', text }])).toHaveLength(1);
  });

  test('imports name their file; only what is built is found by its path', () => {
    const ours = sources.filter(({ path }) => !/^tests\/|\.test\.tsx?$/.test(path));
    expect(importsUnnamed(ours)).toEqual([
      'gateway/app/commands/start.ts',
      'gateway/http/pages/site-handler.ts',
      'web/app/page/route-preloader.tsx',
    ]);
    const text = 'const load = (name: string) => import(name);';
    expect(importsUnnamed([{ path: 'web/app/x.ts', text }])).toHaveLength(1);
  });
});
