import { type GraphQLSchema, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { lifetimeOf } from '#gateway/graphql/plugins/cache-control.plugin.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { type Actor, ANONYMOUS } from '#gateway/sessions/actor.ts';
import { askTeam } from './ask-team.ts';
import { checkTeams } from './check-teams.ts';
import { readTeams } from './read-teams.ts';
import { shareOf } from './shares.ts';
import { stitchTeams } from './stitch-teams.ts';
import type { Team } from './team.ts';
import { teamKeys } from './team-key.ts';
import { touchedTeams } from './touched-teams.ts';
import { viewerStatement } from './viewer-statement.ts';

export type UpstreamParts = {
  /** Of the teams. */
  readonly folder: string;
  readonly log: GatewayLog;
  /** From which the keys of the teams are derived. */
  readonly key: Key;
  /** For how long a visitor waits for a team; three seconds if not given. */
  readonly milliseconds?: number;
};

type Args = {
  readonly document: Parameters<typeof getOperationAST>[0];
  readonly operationName?: string | null | undefined;
};

/** Public fields are asked without a viewer: their answers are for everyone. */
function isPublic({ document, operationName }: Args): boolean {
  const operation = getOperationAST(document, operationName);
  return operation !== null && operation !== undefined && lifetimeOf(operation) !== null;
}

/** One owner for each visitor: the member, else the session, else the network address. */
async function visitorOf(context: GatewayContext): Promise<string> {
  const { memberId, sessionId } = await context.actor();
  return memberId ?? sessionId ?? context.address;
}

/**
 * Lets other services answer what they have taken over of the contract. A document that touches
 * nothing taken is executed as it would be without them.
 * @throws UnusableUpstream where a team does not fit the contract
 */
export function upstreams(airline: GraphQLSchema, parts: UpstreamParts): Plugin<GatewayContext> {
  const { log } = parts;
  const teams = readTeams(parts.folder);
  checkTeams(teams, airline);
  const touchedBy = touchedTeams(airline, teams);
  const shares = new Map(teams.map((team) => [team, shareOf(team, log)]));
  const viewers = new WeakMap<GatewayContext, Actor>();
  const served = new WeakMap<Request, Set<string>>();
  const executors = new Map(
    teams.map((team) => {
      const [key] = teamKeys(parts.key, team.name);
      const statements = new WeakMap<GatewayContext, Promise<string>>();
      const executor = askTeam(team, {
        log,
        ...(parts.milliseconds ? { milliseconds: parts.milliseconds } : {}),
        statement(context) {
          const viewer = viewers.get(context) ?? ANONYMOUS;
          const made =
            statements.get(context) ?? viewerStatement(team.name, key, viewer, context, new Date());
          statements.set(context, made);
          return made;
        },
        served({ request }) {
          served.set(request, (served.get(request) ?? new Set()).add(team.name));
        },
      });
      return [team, executor] as const;
    }),
  );
  const stitched = new Map<string, GraphQLSchema>();
  const schemaWith = (active: readonly Team[]): GraphQLSchema => {
    const names = active.map(({ name }) => name).join();
    const made =
      stitched.get(names) ?? stitchTeams(airline, active, (team) => executors.get(team)!);
    stitched.set(names, made);
    return made;
  };
  // A fault shows at the start, not at the first request.
  if (teams.length > 0) schemaWith(teams);

  const activeFor = async (args: Args, context: GatewayContext): Promise<Team[]> => {
    const active: Team[] = [];
    for (const team of touchedBy(args.document)) {
      const share = shares.get(team);
      const percent = share?.percent() ?? 0;
      if (percent === 100 || (percent > 0 && share?.holds(await visitorOf(context))))
        active.push(team);
    }
    return active.toSorted((a, b) => a.name.localeCompare(b.name));
  };
  /** The schema that answers a document for a visitor; null: the airline's own. */
  const choose = async (args: Args, context: GatewayContext): Promise<GraphQLSchema | null> => {
    const active = await activeFor(args, context);
    if (active.length === 0) return null;
    if (!isPublic(args)) viewers.set(context, await context.actor());
    return schemaWith(active);
  };
  return {
    onExecute({ args, context, executeFn, setExecuteFn }) {
      if (touchedBy(args.document).size === 0) return;
      return choose(args, context).then((schema) => {
        if (schema) setExecuteFn((given) => executeFn({ ...given, schema }));
      });
    },
    onSubscribe({ args, subscribeFn, setSubscribeFn }) {
      if (touchedBy(args.document).size === 0) return;
      return choose(args, args.contextValue).then((schema) => {
        if (schema) setSubscribeFn((given) => subscribeFn({ ...given, schema }));
      });
    },
    onExecutionResult({ request, result, setResult }) {
      const names = served.get(request);
      if (!names || !result || Array.isArray(result) || Symbol.asyncIterator in result) return;
      setResult({ ...result, extensions: { ...result.extensions, upstream: [...names].sort() } });
    },
  };
}
