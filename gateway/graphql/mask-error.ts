import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { codeOf } from '#gateway/database/database-errors.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { internalFault, serviceUnavailable } from '#gateway/requests/faults.ts';
import { type Outage, outageOf } from '#gateway/requests/is-outage.ts';

/** The thrown value under the wrappers that execution adds. */
const originOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error;

const placedAt = (masked: GraphQLError, error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? new GraphQLError(masked.message, {
        nodes: error.nodes,
        path: error.path,
        extensions: masked.extensions,
      })
    : masked;

/**
 * One line for the operator, without a stack; what an adapter stumbled over is told whole, since
 * its code may be wrong.
 */
function fieldsOf(outage: Outage): Record<string, unknown> {
  const code = codeOf(outage.cause);
  if (!(outage instanceof PortUnavailable)) return { code };
  const stumbled = code === null && outage.cause instanceof Error ? { err: outage.cause } : {};
  return { code, name: outage.port, ...stumbled };
}

/**
 * What a client learns of an error: those made for clients pass; an outage is SERVICE_UNAVAILABLE;
 * anything else is INTERNAL with the id under which the log has the whole of it.
 */
export const createMaskError =
  (log: GatewayLog) =>
  (error: unknown): GraphQLError => {
    const origin = originOf(error);
    if (origin instanceof GraphQLError) return error instanceof GraphQLError ? error : origin;
    const id = randomUUID();
    const path = error instanceof GraphQLError ? error.path?.join('.') : undefined;
    const outage = outageOf(origin);
    if (outage) {
      log.warn({ fault: id, path, ...fieldsOf(outage) }, outage.message);
      return placedAt(serviceUnavailable(id), error);
    }
    log.error({ fault: id, path, err: origin }, 'a resolver failed');
    return placedAt(internalFault(id), error);
  };
