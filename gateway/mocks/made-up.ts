import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { describeCode } from '#gateway/graphql/describe-code.ts';
import { globalId, readGlobalId } from '#gateway/graphql/global-id.ts';
import { noteMadeUp } from '#gateway/graphql/plugins/made-up-report.plugin.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { Dice } from './dice.ts';
import type { Recipes } from './recipe.ts';
import { completedNodes, oneEvent, pathOf } from './unresolved.ts';

const HEX = '0123456789abcdef';

/** The place of a made-up object in the answer: the seed of its fields. */
const SEED = Symbol('seed');
type Source = { readonly [SEED]?: string; readonly [field: string]: unknown } | null | undefined;

/** A part of a made-up object, with a place of its own for the fields that its recipe leaves out. */
const seeded = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => seeded(item, `${key}/${index}`));
  const plain = typeof value === 'object' && value !== null && !(value instanceof Date);
  return plain ? { [SEED]: key, ...value } : value;
};

type Resolve = GraphQLFieldResolver<Source, GatewayContext>;

interface Place {
  readonly type: string;
  readonly field: string;
  readonly key: string;
  readonly now: Date;
}

/**
 * Lets the schema resolve every field without an implementation to a made-up value, seeded from (type, id, field, arguments): the
 * same on every replica, and nothing is stored. A field counts as implemented when it has a resolver or when its parent has
 * a value for it, be it `null`. Below a made-up object no resolver is called, as each reads a model that such an object is not.
 */
export function withMadeUpFields(schema: GraphQLSchema, recipes: Recipes): GraphQLSchema {
  const madeFrom = (type: string, seed: string, now: Date): Source => {
    const made = recipes.types[type]?.(new Dice(seed), now);
    return { ...made, __typename: type, [SEED]: seed };
  };

  /** An object with an id is made from it, so that `node` answers with the same object again. */
  const nodeWith = (type: string, id: string, now: Date): Source => ({
    ...madeFrom(type, `${type}:${id}`, now),
    id,
  });

  const objectOf = (type: string, seed: string, now: Date): Source => {
    const found = schema.getType(type);
    const isNode = isObjectType(found) && found.getInterfaces().some(({ name }) => name === 'Node');
    return isNode
      ? nodeWith(type, globalId(type, new Dice(seed).text(HEX, 12)), now)
      : madeFrom(type, seed, now);
  };

  const answerFor = (type: GraphQLOutputType, place: Place): unknown => {
    const bare = getNullableType(type);
    const dice = new Dice(place.key);
    if (isListType(bare))
      return Array.from({ length: dice.between(2, 3) }, (_, index) =>
        answerFor(bare.ofType, { ...place, key: `${place.key}/${index}` }),
      );
    if (isScalarType(bare)) {
      if (bare.name === 'ID') return globalId(place.type, dice.text(HEX, 12));
      const make = recipes.scalars[bare.name] ?? recipes.scalars.String;
      return make?.(dice, place.now);
    }
    if (isEnumType(bare)) return dice.pick(bare.getValues()).value;
    const name = isAbstractType(bare) ? dice.pick(schema.getPossibleTypes(bare)).name : bare.name;
    return objectOf(name, place.key, place.now);
  };

  const nodeOf = (id: unknown, now: Date): Source => {
    const named = typeof id === 'string' ? readGlobalId(id) : null;
    if (!named || !isObjectType(schema.getType(named.type))) return null;
    return nodeWith(named.type, String(id), now);
  };

  const makeUp =
    (type: string, field: string, output: GraphQLOutputType): Resolve =>
    (source, args, context, info) => {
      const given: unknown = defaultFieldResolver(source, args, context, info);
      if (given !== undefined)
        return source?.[SEED] ? seeded(given, `${source[SEED]}.${field}`) : given;
      noteMadeUp(context.request, `${type}.${field}`);
      const { now } = context;
      if (type === 'Query' && field === 'node') return nodeOf(args.id, now);
      if (field === 'message' && typeof source?.code === 'string')
        return describeCode({ code: source.code }, {}, null, info);
      const at = source?.[SEED] ?? `${type}:${String(source?.id ?? pathOf(info.path))}`;
      const key = `${at}.${field}${Object.keys(args).length > 0 ? JSON.stringify(args) : ''}`;
      const recipe = recipes.fields[`${type}.${field}`] ?? recipes.names[field];
      const isOwnId = field === 'id' && getNamedType(output).name === 'ID';
      if (isOwnId) return globalId(type, new Dice(at).text(HEX, 12));
      if (recipe) return recipe(new Dice(key), now);
      return answerFor(output, { type, field, key, now });
    };

  const fill = (type: string, field: GraphQLField<Source, GatewayContext>) => {
    const own = field.resolve ?? defaultFieldResolver;
    const fallback = makeUp(type, field.name, field.type);
    const isNode = type === 'Query' && (field.name === 'node' || field.name === 'nodes');
    if (isNode && field.resolve) {
      field.resolve = completedNodes(own, nodeOf);
      return;
    }
    field.resolve =
      own === defaultFieldResolver
        ? fallback
        : (source, args, context, info) =>
            (source?.[SEED] ? fallback : own)(source, args, context, info);
    if (type === schema.getSubscriptionType()?.name) field.subscribe ??= oneEvent;
  };

  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !isIntrospectionType(type))
      for (const field of Object.values(type.getFields())) fill(type.name, field);
  return schema;
}
