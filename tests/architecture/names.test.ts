import { describe, expect, test } from 'vitest';
import {
  barrels,
  defaultExports,
  drawers,
  environmentReaders,
  marks,
  misnamed,
  misplaced,
  ownNames,
  ownWords,
  tooLong,
} from './names.ts';
import { readSource, trackedPaths, typescriptSources } from './source-files.ts';

const paths = trackedPaths();
const sources = typescriptSources();
const styleSheets = paths
  .filter((file) => /^web\/app\/(?!.*\.gen\.css$).*\.css$/.test(file))
  .map(readSource);
const schemaFiles = paths.filter((file) => /^schema\/sdl\/.*\.graphql$/.test(file)).map(readSource);
const example = (path: string, text = '') => [{ path, text }];

describe('names and places', () => {
  test('the top of the tree holds four folders and nothing unexpected', () => {
    expect(misplaced(paths)).toEqual([]);
    expect(misplaced(['scripts/build.ts'])).toHaveLength(1);
  });

  test('file names are kebab-case with their role behind a dot', () => {
    expect(misnamed(paths)).toEqual([]);
    expect(misnamed(['web/app/ui/SeatMap.tsx'])).toHaveLength(1);
  });

  test('there is no drawer called utils', () => {
    expect(drawers(paths)).toEqual([]);
    expect(drawers(['web/app/utils/date.ts'])).toHaveLength(1);
  });

  test('no file is named by a word that only this house uses', () => {
    expect(ownWords(paths)).toEqual([]);
    expect(ownWords(['gateway/http/pages/kept-pages.ts', 'web/app/page/told.tsx'])).toHaveLength(2);
  });

  test('nothing is declared by such a word either', () => {
    expect(ownNames(sources)).toEqual([]);
    expect(ownNames(example('gateway/x.ts', 'const seatStanding = 1;'))).toHaveLength(1);
    expect(ownNames(example('gateway/x.ts', '  reader: ActorOrAirline,'))).toHaveLength(1);
  });

  test('exports have names, except where a framework wants a default', () => {
    expect(defaultExports(sources)).toEqual([]);
    expect(defaultExports(example('web/app/ui/card.tsx', 'export default 1;'))).toHaveLength(1);
  });

  test('no file only passes on what others export', () => {
    expect(barrels(sources)).toEqual([]);
    expect(barrels(example('web/app/ui/index.ts', "export * from './card.tsx';"))).toHaveLength(1);
  });

  test('nothing is left to do, switched off or cast away', () => {
    expect(marks(sources)).toEqual([]);
    expect(marks(example('gateway/x.ts', '// TODO'))).toHaveLength(1);
  });

  test('every file can be read at one sitting', () => {
    expect(tooLong(sources)).toEqual([]);
    expect(tooLong(styleSheets)).toEqual([]);
    expect(tooLong(schemaFiles)).toEqual([]);
    expect(tooLong(example('gateway/x.ts', '\n'.repeat(300)))).toHaveLength(1);
    expect(tooLong(example('schema/sdl/orders/x.graphql', '\n'.repeat(330)))).toHaveLength(1);
    expect(tooLong(example('web/app/routes/x/en.content.ts', '\n'.repeat(600)))).toHaveLength(1);
  });

  test('one file reads the environment', () => {
    expect(environmentReaders(sources)).toEqual([]);
    expect(environmentReaders(example('gateway/x.ts', 'process.env.PORT'))).toHaveLength(1);
  });
});
