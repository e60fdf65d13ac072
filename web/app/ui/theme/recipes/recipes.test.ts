import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultSystem } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { system } from '#web/app/ui/theme/system.ts';
import { recipes, slotRecipes } from './recipes.ts';

const CHAKRA = path.dirname(fileURLToPath(import.meta.resolve('@chakra-ui/react')));
const APP = path.resolve(import.meta.dirname, '../../..');

/** The components that the site imports from Chakra by value. */
const imported = new Set(
  globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(APP, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name && !name.startsWith('type ')),
);

/** Where each name that Chakra exports comes from; what it passes on from Ark has no look. */
function exportsOfChakra(): Map<string, string> {
  const index = readFileSync(path.join(CHAKRA, 'index.js'), 'utf8');
  const spaces = new Map(
    [...index.matchAll(/import \* as (\S+) from '([^']+)'/g)].map(([, name, file]) => [name, file]),
  );
  const files = new Map<string, string>();
  for (const [, names = '', from] of index.matchAll(/export \{([^}]*)\}(?: from '([^']+)')?;/g))
    for (const [own = '', shown = own] of names.split(',').map((name) => name.trim().split(' as ')))
      files.set(shown, path.resolve(CHAKRA, from ?? spaces.get(own) ?? ''));
  return files;
}

/** The recipes that a file of Chakra and the components it is made of ask for. */
function recipesOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file) || !file.includes('/components/') || file.includes('@ark-ui')) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/\bkey: "(\w+)"/g)];
  const parts = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, part = '']) => path.resolve(path.dirname(file), part))
    .filter((part) => part.includes('/components/'));
  return [
    ...own.map(([, key = '']) => key),
    ...parts.flatMap((part) => recipesOf(part, seen)),
  ].filter((key) => defaultSystem.hasRecipe(key));
}

/** The recipes that components of the site take by their names. */
const named = globSync('**/*.tsx', { cwd: APP })
  .map((file) => readFileSync(path.join(APP, file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/use(?:Slot)?Recipe\(\{ key: '(\w+)' \}\)/g)])
  .map(([, key = '']) => key);

const files = exportsOfChakra();
const asked = [...imported].map((name) => ({
  name,
  keys: [...new Set(recipesOf(files.get(name) ?? '', new Set()))],
}));

test('every component that screens import from Chakra has its recipe, without which it has no style', () => {
  expect(asked.find(({ name }) => name === 'Checkmark')?.keys).toContain('checkmark');
  for (const { name, keys } of asked)
    for (const key of keys) expect(system.hasRecipe(key), `${name} asks for ${key}`).toBe(true);
});

test('no recipe travels that no component asks for', () => {
  const used = new Set([...asked.flatMap(({ keys }) => keys), ...named]);
  const idle = Object.keys({ ...recipes, ...slotRecipes }).filter((key) => !used.has(key));
  expect(idle).toEqual([]);
});

/**
 * Components of Chakra that are only a look: the site has one plain element for each, for every
 * page (decision 10).
 */
const LOOKS =
  'Alert Badge Button Card Code DataList EmptyState Heading IconButton Link List Skeleton Spinner Table Tag'.split(
    ' ',
  );
const looksIn = (names: ReadonlySet<string>) => LOOKS.filter((name) => names.has(name));

test('no look is there a second time, as a component of Chakra', () => {
  expect(looksIn(imported)).toEqual([]);
  expect(looksIn(new Set(['Box', 'Badge']))).toEqual(['Badge']);
});
