import { delegateToSchema, type SubschemaConfig } from '@graphql-tools/delegate';
import { stitchSchemas, ValidationLevel } from '@graphql-tools/stitch';
import { stitchingDirectives } from '@graphql-tools/stitching-directives';
import { type Executor, MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import { buildSchema, type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { readGlobalId } from '#gateway/graphql/global-id.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { type Team, typesOf } from './team.ts';

const { allStitchingDirectivesTypeDefs, stitchingDirectivesTransformer } = stitchingDirectives();

/** A team's SDL as a schema. */
export const schemaOf = ({ sdl }: Pick<Team, 'sdl'>): GraphQLSchema =>
  buildSchema(`${allStitchingDirectivesTypeDefs}\n${sdl}`);

/** The types that a team names by their key: their other fields are someone else's. */
export const keyedTypes = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'key'))
    .map(({ name }) => name);

/** The airline's schema without what teams take. */
function withoutTaken(airline: GraphQLSchema, teams: readonly Team[]): GraphQLSchema {
  const taken = new Set(teams.flatMap(({ takes }) => takes));
  const left = mapSchema(airline, {
    [MapperKind.OBJECT_TYPE]: (type) => (taken.has(type.name) ? null : undefined),
    [MapperKind.COMPOSITE_FIELD]: (_field, name, type) =>
      taken.has(`${type}.${name}`) ? null : undefined,
  });
  return pruneSchema(left);
}

/** How the airline's own objects are found for a team that has their ids. */
const byNodes = {
  selectionSet: '{ id }',
  fieldName: 'nodes',
  key: ({ id }: { id: string }) => id,
  argsFromKeys: (ids: readonly string[]) => ({ ids }),
  dataLoaderOptions: { maxBatchSize: LIMITS.page.most },
};

type ById = { readonly id: string };

/** `node` and `nodes` ask the owner of each id. */
function nodeResolvers(airline: SubschemaConfig, owners: ReadonlyMap<string, SubschemaConfig>) {
  const find = (id: string, context: object, info: GraphQLResolveInfo) =>
    delegateToSchema({
      schema: owners.get(readGlobalId(id)?.type ?? '') ?? airline,
      fieldName: 'node',
      args: { id },
      returnType: info.schema.getQueryType()?.getFields().node?.type,
      context,
      info,
    });
  return {
    node: (_root: unknown, { id }: ById, context: object, info: GraphQLResolveInfo) =>
      find(id, context, info),
    nodes(
      _root: unknown,
      { ids }: { readonly ids: readonly string[] },
      context: object,
      info: GraphQLResolveInfo,
    ) {
      if (ids.length > LIMITS.page.most)
        throw badUserInput(`Ask for ${LIMITS.page.most} objects at most.`);
      return Promise.all(ids.map((id) => find(id, context, info)));
    },
  };
}

/**
 * The contract, each part of it answered by its owner: teams for what they take, the airline's own
 * resolvers for the rest.
 */
export function stitchTeams(
  airline: GraphQLSchema,
  teams: readonly Team[],
  executorOf: (team: Team) => Executor<GatewayContext>,
): GraphQLSchema {
  const theirs = teams.map((team) => {
    const config: SubschemaConfig = stitchingDirectivesTransformer({
      schema: schemaOf(team),
      executor: executorOf(team) as Executor,
      batch: true,
    });
    return { team, config };
  });
  const shared = new Set(theirs.flatMap(({ config }) => keyedTypes(config.schema)));
  const own = withoutTaken(airline, teams);
  const known = [...shared].filter((type) => own.getType(type));
  const airlineConfig: SubschemaConfig = {
    schema: own,
    merge: Object.fromEntries(known.map((type) => [type, byNodes])),
  };
  const owners = new Map(
    theirs.flatMap(({ team, config }) => typesOf(team).map((type) => [type, config] as const)),
  );
  return stitchSchemas({
    // The last one's scalars and descriptions hold.
    subschemas: [...theirs.map(({ config }) => config), airlineConfig],
    resolvers: owners.size > 0 ? { Query: nodeResolvers(airlineConfig, owners) } : {},
    typeMergingOptions: { validationSettings: { validationLevel: ValidationLevel.Off } },
  });
}
