import { createMockStore, isRef, type Ref } from '@graphql-tools/mock';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import { readGlobalId } from '#gateway/graphql/global-id.ts';
import { noteMocked } from '#gateway/graphql/plugins/mocked-report.plugin.ts';
import { describeCode } from '#gateway/graphql/user-error-fields.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { RULE_CODES } from '#schema/rules/base/rule-codes.ts';
import { completedNodes, oneEvent, pathOf } from './mock-defaults.ts';
import { answersAmong, madeFor, type NamedObject, namedIn } from './named-objects.ts';
import type { Recipes } from './recipe.ts';
import { seededMocks } from './seeded-mocks.ts';

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/** A property of a model; undefined where it has none. */
const inModel = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;

/**
 * Answers each field without an implementation from a store of `@graphql-tools/mock`: what was
 * mocked once is found again by its id, and two fields of an object fit each other. A field counts
 * as implemented when it has a resolver or when its parent has a value for it, be it `null`. Of a
 * mocked object every field is mocked, since a resolver reads a model that it is not. A field of a
 * root type, or of what it answers with, is the object that the arguments name by its id, where
 * they name one of its type.
 */
export function withMocks(schema: GraphQLSchema, recipes: Recipes, now: () => Date): GraphQLSchema {
  const { mocks, at } = seededMocks(schema, recipes, now);
  const store = createMockStore({ schema, mocks });
  /** Where objects without an id were made: the store names those at random. */
  const places = new Map<string, string>();
  /** What the arguments of the fields of root types named, by the key of their answer. */
  const named = new Map<string, readonly NamedObject[]>();

  /**
   * A mocked object with its type, by which interfaces and unions resolve it; of a list of values
   * each once.
   */
  const placed = (value: unknown, place: string): unknown => {
    if (Array.isArray(value))
      return [...new Set(value)].map((one, index) => placed(one, `${place}/${index}`));
    if (!isRef(value)) return value;
    const { typeName, key } = value.$ref;
    if (!places.has(key) && !readGlobalId(key)) places.set(key, `${typeName}:${place}`);
    return { ...value, __typename: typeName };
  };

  /** The key of the parent in the store, and the seed of its fields. */
  const parentOf = (source: unknown, { parentType, path }: GraphQLResolveInfo) => {
    const { name } = parentType;
    if (!path.prev) return { key: 'ROOT', object: name };
    const key = isRef(source)
      ? source.$ref.key
      : String(inModel(source, 'id') ?? pathOf(path.prev));
    return { key, object: places.get(key) ?? `${name}:${key}` };
  };

  const mocked: Resolve = (source, args, context, info) => {
    const typeName = info.parentType.name;
    const { fieldName } = info;
    const code = inModel(source, 'code');
    if (typeof code === 'string' && fieldName === 'message')
      return describeCode({ code }, {}, null, info);
    if (typeof code === 'string' && fieldName === 'rule')
      return Object.entries(RULE_CODES).find(([known]) => known === code)?.[1] ?? null;
    noteMocked(context.request, `${typeName}.${fieldName}`);
    const { key, object } = parentOf(source, info);
    const ofRoot = info.path.prev ? null : namedIn(schema, args);
    const about = ofRoot ?? named.get(key) ?? [];
    const isList = isListType(getNullableType(info.returnType));
    const answers = answersAmong(schema, info.returnType, about);
    const known = answers.map(({ type, id }) => placed(store.get(type, id), ''));
    if (known.length > 0) return isList ? known : known[0];
    const made = isList ? null : madeFor(info.returnType, about);
    const field = `${fieldName}${Object.keys(args).length > 0 ? JSON.stringify(args) : ''}`;
    const value = at({ object, field, ...(made && { made }) }, () =>
      store.get({ typeName, key, fieldName, fieldArgs: args }),
    );
    if (ofRoot && isRef(value)) named.set(value.$ref.key, ofRoot);
    return placed(value, `${object}.${field}`);
  };

  const nodeOf = (id: unknown): Ref | null => {
    const named = typeof id === 'string' ? readGlobalId(id) : null;
    if (!named || !isObjectType(schema.getType(named.type))) return null;
    return placed(store.get(named.type, String(id)), '') as Ref;
  };

  const fill = (type: string, field: GraphQLField<unknown, GatewayContext>) => {
    const own = field.resolve ?? defaultFieldResolver;
    if (type === 'Query' && (field.name === 'node' || field.name === 'nodes')) {
      field.resolve = completedNodes(own, nodeOf);
      return;
    }
    field.resolve = (source, args, context, info) => {
      if (isRef(source)) return mocked(source, args, context, info);
      const given: unknown = own(source, args, context, info);
      return own === defaultFieldResolver && given === undefined
        ? mocked(source, args, context, info)
        : given;
    };
    if (type === schema.getSubscriptionType()?.name) field.subscribe ??= oneEvent;
  };

  // set into the schema, as each copy of one costs 0.1 s of a start
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !isIntrospectionType(type))
      for (const field of Object.values(type.getFields())) fill(type.name, field);
  return schema;
}
