import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Client } from '#gateway/graphql/persisted-queries/clients/known-clients.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';

/** One operation that was answered, for metrics. */
export interface AnsweredOperation {
  /**
   * Its name; `free text` for a query that is no trusted document, so that clients cannot invent
   * names.
   */
  readonly name: string;
  readonly client: Client;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly milliseconds: number;
  readonly outcome: 'ok' | 'fault';
}

interface OperationLogOptions {
  readonly log: GatewayLog;
  /** Called for each operation. */
  observe?(operation: AnsweredOperation): void;
  readonly isTrusted: (request: Request) => boolean;
  readonly clientOf: (request: Request) => Client;
  /** From how many milliseconds on an operation is logged as slow. */
  readonly slowMilliseconds: number;
}

/** Measures every operation, and logs the slow ones by name; variables are never logged. */
export const operationLog = ({
  log,
  observe,
  isTrusted,
  clientOf,
  slowMilliseconds,
}: OperationLogOptions): Plugin<GatewayContext> => ({
  onExecute({ args, context }) {
    const operation = getOperationAST(args.document, args.operationName);
    if (!operation) return;
    const began = performance.now();
    const client = clientOf(context.request);
    const name = (isTrusted(context.request) && operation.name?.value) || 'free text';
    return {
      onExecuteDone({ result }) {
        const milliseconds = performance.now() - began;
        const failed = !(Symbol.asyncIterator in result) && result.errors !== undefined;
        const outcome = failed ? 'fault' : 'ok';
        observe?.({ name, client, kind: operation.operation, milliseconds, outcome });
        if (milliseconds < slowMilliseconds) return;
        const { requestId } = context;
        log.warn(
          { requestId, operation: name, client, milliseconds: Math.round(milliseconds) },
          'slow operation',
        );
      },
    };
  },
});
