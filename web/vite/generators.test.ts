import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { trackedPaths } from '#tests/architecture/source-files.ts';
import { GENERATORS, generatorsFor } from './generators.ts';

const generatedOn = (file: string, text = '') => generatorsFor(file, text).map(({ name }) => name);

describe('what development generates after a change of', () => {
  test.each([
    ['a catalogue', 'web/app/routes/home/messages/ja.json', ['messages']],
    ['the name of a tax', 'schema/codes/names/tax-names.ts', ['messages']],
    ['the SDL', 'schema/sdl/orders/orders.graphql', ['schema and operations']],
    ['an operation', 'web/app/routes/home/home.route.graphql', ['operations']],
    [
      'the model of a type',
      'gateway/modules/orders/orders.mappers.json',
      ['schema and operations'],
    ],
    ['a recipe of the theme', 'web/app/ui/theme/recipes/button.recipe.ts', ['theme']],
    ['the list of icons', 'web/app/ui/icons/bundled-names.ts', ['icons']],
    ['the brand', 'schema/codes/base/brand.ts', ['messages', 'icons']],
    ['its colours', 'schema/codes/base/brand-colours.ts', ['theme', 'icons']],
    ['a landscape', 'web/app/scenes/landscape/paper.ts', ['scenes']],
    ['a component', 'web/app/routes/home/home.route.tsx', []],
    ['what was generated', 'web/app/routes/home/home.route.gen.ts', []],
    ['a test', 'web/app/ui/theme/system.test.ts', []],
    ['the gateway', 'gateway/modules/orders/orders.service.ts', []],
  ])('%s', (_what, file, expected) => expect(generatedOn(file)).toEqual(expected));

  test('a screen that calls a hook: it may be the first to call it', () => {
    const screen = 'web/app/routes/home/home.route.tsx';
    expect(generatedOn(screen, 'const { data } = useHomeQuery();')).toEqual(['operations']);
    expect(generatedOn(screen, 'const queries = 1;')).toEqual([]);
  });
});

test('each generator exists, and so do its sources', () => {
  const paths = trackedPaths();
  for (const { module, sources } of GENERATORS) {
    expect(existsSync(path.join(import.meta.dirname, '../..', module))).toBe(true);
    expect(paths.some((file) => sources.test(file))).toBe(true);
  }
});
