import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
} from 'graphql';
import { NotShown } from '#gateway/conformance/fault.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { checkTeams } from '#gateway/upstreams/check-teams.ts';
import { isMergeField } from '#gateway/upstreams/compare-type.ts';
import { schemaOf } from '#gateway/upstreams/stitch-teams.ts';
import { introspected, schemaOfSdl } from './served-schema.ts';

const KINDS: Readonly<Record<string, readonly (BreakingChangeType | DangerousChangeType)[]>> = {
  'every type of the contract is there, of its kind': [
    BreakingChangeType.TYPE_REMOVED,
    BreakingChangeType.TYPE_CHANGED_KIND,
  ],
  'every field is there, of its type': [
    BreakingChangeType.FIELD_REMOVED,
    BreakingChangeType.FIELD_CHANGED_KIND,
  ],
  'every value of an enum, member of a union and interface of a type is there': [
    BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
    BreakingChangeType.TYPE_REMOVED_FROM_UNION,
    BreakingChangeType.IMPLEMENTED_INTERFACE_REMOVED,
  ],
  'arguments and inputs take what the contract says, and demand no more': [
    BreakingChangeType.REQUIRED_INPUT_FIELD_ADDED,
    BreakingChangeType.REQUIRED_ARG_ADDED,
    BreakingChangeType.ARG_REMOVED,
    BreakingChangeType.ARG_CHANGED_KIND,
  ],
  'no enum or union has more than a client is ready for': [
    DangerousChangeType.VALUE_ADDED_TO_ENUM,
    DangerousChangeType.TYPE_ADDED_TO_UNION,
  ],
  'an argument that is left out counts as the contract says': [
    DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  ],
};

/** The part of a team as the gateway serves it: without what is between the two alone. */
const withoutMergeFields = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (_config, name, type) => {
      const field = schema.getType(type);
      const isOne = field && 'getFields' in field ? field.getFields()[name] : undefined;
      return isOne && 'args' in isOne && isMergeField(isOne) ? null : undefined;
    },
  });

const contractOf = ({ scope }: Run): GraphQLSchema =>
  scope.team && !scope.isService ? withoutMergeFields(schemaOf(scope.team)) : scope.schema;

/** Between schemas alone, so that it is the same for each kind of change. */
const changesOf = (run: Run, sdl: string | null) =>
  run.once('differences of the schema', async () => {
    const { client } = await run.visitor();
    const served = sdl === null ? await introspected(client) : schemaOfSdl(sdl);
    const contract = contractOf(run);
    return [...findBreakingChanges(contract, served), ...findDangerousChanges(contract, served)];
  });

/**
 * What the schema of an endpoint breaks of the contract.
 * @param sdl the text of a file, where the endpoint answers no introspection
 */
export const schemaStatements = (sdl: string | null): Statement[] => [
  {
    name: 'what it takes fits the contract',
    clause: '.github/connect-a-system.md',
    asks: [],
    async broken({ scope: { team } }) {
      if (!team) throw new NotShown('the whole contract is looked at');
      try {
        checkTeams([team], readPresentSchema());
        return [];
      } catch (fault) {
        return String(fault)
          .split('\n')
          .slice(1)
          .map((came) => ({ asked: `the folder of ${team.name}`, came, expected: 'the contract' }));
      }
    },
  },
  ...Object.entries(KINDS).map(
    ([name, kinds]): Statement => ({
      name,
      clause: 'schema/sdl',
      asks: [],
      async broken(run) {
        const changes = await changesOf(run, sdl);
        return changes
          .filter(({ type }) => kinds.includes(type))
          .map(({ description }) => ({
            asked: 'its schema',
            came: description,
            expected: 'what the contract has',
          }));
      },
    }),
  ),
];
