import type { IMocks } from '@graphql-tools/mock';
import {
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { globalId, readGlobalId } from '#gateway/graphql/global-id.ts';
import type { Generators } from './generator.ts';
import { SeededRandom } from './seeded-random.ts';

const HEX = '0123456789abcdef';

/** Where a value is made up: the seed of its object, and its field with the arguments. */
export interface MockPlace {
  readonly object: string;
  readonly field: string;
  /**
   * The type of an object that is made there for another one, and the key of that, which it gets.
   */
  readonly made?: { readonly type: string; readonly key: string };
}

/** The key in the id of an object whose seed is `Type:id`. */
const keyIn = (object: string): string =>
  readGlobalId(object.slice(object.indexOf(':') + 1))?.key ?? '';

/**
 * The generators in the form that `@graphql-tools/mock` takes. Its mocks do not learn the place of
 * a value, so `at` names it for as long as it works: the same place gives the same value, after a
 * new start as well.
 */
export function seededMocks(schema: GraphQLSchema, generators: Generators, now: () => Date) {
  let place: MockPlace = { object: '', field: '' };
  let thrown = 0;
  const nextDice = (): SeededRandom => {
    thrown += 1;
    return new SeededRandom(`${place.object}.${place.field}#${thrown}`);
  };

  const firstMade = new Map<string, Date>();
  /** All that is said of an object is said of one instant, so that its times fit each other. */
  const instantOf = (object: string): Date => {
    const instant = firstMade.get(object) ?? now();
    firstMade.set(object, instant);
    return instant;
  };

  const made = (type: string, field: string, args?: object): unknown => {
    if (field === 'id' && place.made?.type === type) return globalId(type, place.made.key);
    if (field === 'id') return globalId(type, nextDice().text(HEX, 12));
    const { object } = place;
    const instant = instantOf(object);
    const given = generators.types[type]?.(new SeededRandom(object), instant, keyIn(object))[field];
    if (given !== undefined) return typeof given === 'function' ? given(args) : given;
    const generator = generators.fields[`${type}.${field}`] ?? generators.names[field];
    return generator?.(nextDice(), instant);
  };

  const mocks: IMocks = { ID: () => nextDice().text(HEX, 16) };
  for (const type of Object.values(schema.getTypeMap())) {
    const { name } = type;
    if (name.startsWith('__')) continue;
    const generator = generators.scalars[name] ?? generators.scalars.String;
    if (isScalarType(type) && name !== 'ID' && generator)
      mocks[name] = () => generator(nextDice(), now());
    if (isEnumType(type)) mocks[name] = () => nextDice().pick(type.getValues()).value;
    if (isAbstractType(type))
      mocks[name] = { __typename: () => nextDice().pick(schema.getPossibleTypes(type)).name };
    if (isObjectType(type))
      mocks[name] = Object.fromEntries(
        Object.keys(type.getFields()).map((field) => [
          field,
          (args?: object) => made(name, field, args),
        ]),
      );
  }

  const at = <Value>(where: MockPlace, work: () => Value): Value => {
    place = where;
    thrown = 0;
    return work();
  };
  return { mocks, at };
}
