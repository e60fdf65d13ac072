import { randomUUID } from 'node:crypto';
import { buildHTTPExecutor } from '@graphql-tools/executor-http';
import type { ExecutionResult, Executor } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import { type BreakerTimes, createBreaker } from '#gateway/jobs/breaker.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { fault, internalFault, serviceUnavailable } from '#gateway/requests/faults.ts';
import { type FaultCode, isFaultCode } from '#schema/codes/base/faults.ts';
import type { Team } from './team.ts';
import { VIEWER_HEADER } from './verify-viewer.ts';

const TIMEOUT_MILLISECONDS = 3_000;

/**
 * What the executor says of a service that refuses, is silent, or answers something else than
 * GraphQL.
 */
const AWAY = new Set(['SUBREQUEST_HTTP_ERROR', 'TIMEOUT_ERROR', 'RESPONSE_VALIDATION_FAILED']);

const STATUSES: Partial<Record<FaultCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  TOO_MANY_REQUESTS: 429,
};

export type TeamParts = {
  readonly log: GatewayLog;
  /** Who asks, signed for the team. */
  statement(context: GatewayContext): Promise<string>;
  /** Told of each request that the team answered. */
  served(context: GatewayContext): void;
  readonly breaker?: BreakerTimes;
  /** For how long a visitor waits for a team; three seconds if not given. */
  readonly milliseconds?: number;
};

const named = (error: GraphQLError, team: Team, path?: GraphQLError['path']) =>
  new GraphQLError(error.message, {
    ...(path ? { path } : {}),
    extensions: { ...error.extensions, upstream: team.name },
  });

const isAway = ({ errors = [] }: ExecutionResult): boolean =>
  errors.some(({ extensions }) => AWAY.has(String(extensions?.code)));

/**
 * Asks a team over HTTP, within three seconds. It is away where it refuses, is silent or says what
 * is no GraphQL; after three times in a row it is left alone for half a minute. Faults of the
 * closed list pass, others are bugs of the team, which a client learns nothing of.
 */
export function askTeam(team: Team, parts: TeamParts): Executor<GatewayContext> {
  const { log, milliseconds = TIMEOUT_MILLISECONDS } = parts;
  const breaker = createBreaker(parts.breaker);
  const send = buildHTTPExecutor({
    endpoint: team.url,
    deduplicateInflightRequests: false,
    timeout: ({ operationType }) => (operationType === 'subscription' ? 0 : milliseconds),
  });
  const away = (why: string): ExecutionResult => {
    const id = randomUUID();
    log.warn({ fault: id, name: team.name, reason: why }, 'a team does not answer');
    return { data: null, errors: [named(serviceUnavailable(id), team)] };
  };
  const passed = (error: GraphQLError): GraphQLError => {
    const { message, extensions, path } = error;
    const { code } = extensions;
    if (isFaultCode(code) && code !== 'INTERNAL')
      return named(fault(code, message, { status: STATUSES[code] ?? 500 }), team, path);
    const id = randomUUID();
    log.error({ fault: id, name: team.name, path: path?.join('.') }, 'a team failed');
    return named(internalFault(id), team, path);
  };
  return async (request) => {
    const { context } = request;
    if (!context) throw new Error('a team is asked for a request');
    if (breaker.pause() > 0) return away('left alone');
    const headers = {
      [VIEWER_HEADER]: await parts.statement(context),
      'x-request-id': context.requestId,
    };
    const answer = await send({ ...request, extensions: { headers } });
    if (Symbol.asyncIterator in answer) return answer;
    if (isAway(answer)) {
      // a visitor who left says nothing of the team
      if (context.request.signal.aborted) return away('the visitor left');
      if (breaker.unanswered()) log.warn({ name: team.name }, 'a team is left alone for a while');
      return away('no answer that can be used');
    }
    breaker.answered();
    parts.served(context);
    return answer.errors ? { ...answer, errors: answer.errors.map(passed) } : answer;
  };
}
