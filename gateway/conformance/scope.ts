import { type DocumentNode, type GraphQLSchema, getOperationAST, validate } from 'graphql';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { schemaOf } from '#gateway/upstreams/stitch-teams.ts';
import type { Team } from '#gateway/upstreams/team.ts';
import { touchedTeams } from '#gateway/upstreams/touched-teams.ts';

/** How much of the contract is looked at. */
export type Scope = {
  /** What answers are read by. */
  readonly schema: GraphQLSchema;
  /** The team whose part is looked at; null where it is the whole. */
  readonly team: Team | null;
  /** Whether the team's own service is asked, and not the gateway before it. */
  readonly isService: boolean;
  /** Why a document is not sent; null where it is. */
  leftOut(document: DocumentNode): string | null;
};

/** The whole contract. */
export const wholeContract = (): Scope => ({
  schema: readPresentSchema(),
  team: null,
  isService: false,
  leftOut: () => null,
});

/** What a team has taken, asked through the gateway: documents that touch it. */
export function takenBehindGateway(team: Team): Scope {
  const schema = readPresentSchema();
  const touched = touchedTeams(schema, [team]);
  return {
    schema,
    team,
    isService: false,
    leftOut: (document) =>
      touched(document).size > 0 ? null : `it asks for nothing that ${team.name} has taken`,
  };
}

/** What a team has taken, asked of its own service: documents that its SDL answers. */
export function takenByService(team: Team): Scope {
  const schema = schemaOf(team);
  return {
    schema,
    team,
    isService: true,
    leftOut(document) {
      const operation = getOperationAST(document)?.operation;
      if (operation && !schema.getRootType(operation)) return `${team.name} serves no ${operation}`;
      const [fault] = validate(schema, document);
      return fault ? `${team.name} does not serve it: ${fault.message}` : null;
    },
  };
}
