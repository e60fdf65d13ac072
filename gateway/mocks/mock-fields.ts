import type { IResolvers } from '@graphql-tools/utils';
import type { Recipes, TypeRecipe } from './recipe.ts';

/**
 * What a mock answers otherwise than its recipes, by type and field: `{ Query: { order: null }, Order: { state: 'PAID' } }`. A
 * function gets the arguments of the field. What an object leaves out is mocked.
 */
export type MockFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const ROOTS = ['Query', 'Mutation'];

/** The given fields of the root types as resolvers. */
export const rootResolversOf = (fields: MockFields): IResolvers =>
  Object.fromEntries(
    ROOTS.map((root) => [
      root,
      Object.fromEntries(
        Object.entries(fields[root] ?? {}).map(([name, value]) => [
          name,
          (_root: unknown, args: object) => (typeof value === 'function' ? value(args) : value),
        ]),
      ),
    ]),
  );

/** The recipes with the given fields of all other types. */
export const recipesWith = (recipes: Recipes, fields: MockFields): Recipes => {
  const given = Object.entries(fields).filter(([type]) => !ROOTS.includes(type));
  const types = given.map(([type, own]): [string, TypeRecipe] => [
    type,
    (dice, now, key) => ({ ...recipes.types[type]?.(dice, now, key), ...own }),
  ]);
  return { ...recipes, types: { ...recipes.types, ...Object.fromEntries(types) } };
};
