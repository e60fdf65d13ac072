import { expect, test } from 'vitest';
import { readSource, trackedPaths, typescriptSources } from './source-files.ts';
import { literalsOf, typedFigures, typedFiguresOfCatalogue } from './typed-figures.ts';

test('no text of a page types a figure that the codes hold', () => {
  const files = typescriptSources();
  expect(files.filter(({ path }) => path.endsWith('.content.ts')).length).toBeGreaterThan(2);
  expect(typedFigures(files)).toEqual([]);
});

test('no message types one either', () => {
  const catalogues = trackedPaths().filter((path) =>
    /^(web|gateway)\/.*\/messages\/.*\.json$/.test(path),
  );
  expect(catalogues.length).toBeGreaterThan(30);
  expect(catalogues.map(readSource).flatMap(typedFiguresOfCatalogue)).toEqual([]);
});

test('a figure that is typed would be found, in a sentence and within a figure’s own expression', () => {
  const found = (text: string) => typedFigures([{ path: 'x/en.content.ts', text }]);
  expect(found("const a = ['Up to 23 kg.'];")).toHaveLength(1);
  expect(found('const a = `Up to ${say.either([b, `32 kg`])}.`;')).toHaveLength(1);
  expect(found("const a = ['ひとつ２３キロまで'];")).toHaveLength(1);
  const catalogue = { path: 'en.json', text: '{"a": "Pay within 50 minutes"}' };
  expect(typedFiguresOfCatalogue(catalogue)).toHaveLength(1);
});

test('names, addresses, arguments and code are no figures', () => {
  const clean = [
    "import { A } from './x2.ts';",
    "const a = n === 0 ? 'The A320neo' : 'See [ours](/aircraftIntroduction/b787_9), \\u00a0';",
    "const c = { to: '/aircraftIntroduction/a320_ceo', b: `Up to ${say.number(23)}, ${{ x: 1 }.x}` };",
  ].join('\n');
  expect(typedFigures([{ path: 'x/en.content.ts', text: clean }])).toEqual([]);
  expect(literalsOf(clean)).toContain('Up to …, …');
  const catalogue = { path: 'en.json', text: '{"a": "{n, plural, =0 {none} other {# bags}}"}' };
  expect(typedFiguresOfCatalogue(catalogue)).toEqual([]);
});
