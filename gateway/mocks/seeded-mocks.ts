import type { IMocks } from '@graphql-tools/mock';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { globalId } from '#gateway/graphql/global-id.ts';
import { Dice } from './dice.ts';
import type { Recipes } from './recipe.ts';

/**
 * The recipes in the form that `@graphql-tools/mock` takes. Its mocks do not learn the place of a value, so each takes
 * the next dice of its kind: a restarted server that gets the same requests gives the same answers.
 */
export function seededMocks(schema: GraphQLSchema, recipes: Recipes, now: () => Date): IMocks {
  const thrown = new Map<string, number>();
  const nextDice = (kind: string): Dice => {
    const count = (thrown.get(kind) ?? 0) + 1;
    thrown.set(kind, count);
    return new Dice(`${kind}#${count}`);
  };

  const objectMock = (type: GraphQLNamedType): (() => Record<string, unknown>) => {
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const { name } = type;
    return () => {
      const made: Record<string, unknown> = {
        ...recipes.types[name]?.(nextDice(name), now()),
      };
      for (const field of fields) {
        const coordinate = `${name}.${field}`;
        const recipe = recipes.fields[coordinate] ?? recipes.names[field];
        if (field in made) continue;
        if (field === 'id')
          made[field] = () => globalId(name, nextDice(coordinate).text('0123456789abcdef', 12));
        else if (recipe) made[field] = () => recipe(nextDice(coordinate), now());
      }
      return made;
    };
  };

  const mocks: Record<string, () => unknown> = {
    ID: () => nextDice('ID').text('0123456789abcdef', 16),
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    const { name } = type;
    if (isObjectType(type)) mocks[name] = objectMock(type);
    if (isAbstractType(type))
      mocks[name] = () => ({
        __typename: nextDice(name).pick(schema.getPossibleTypes(type)).name,
      });
    if (isEnumType(type)) mocks[name] = () => nextDice(name).pick(type.getValues()).value;
    const recipe = isScalarType(type) && recipes.scalars[name];
    if (recipe) mocks[name] = () => recipe(nextDice(name), now());
  }
  return mocks;
}
