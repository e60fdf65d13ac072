import { type DocumentNode, getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { PUBLIC_SECONDS } from '#gateway/public-fields.ts';

const PRIVATE = 'private, no-store';

/** How long shared caches may keep the answer of an operation, in seconds; 0 when it is for one visitor only. */
export function publicSecondsOf(operation: OperationDefinitionNode): number {
  if (operation.operation !== 'query') return 0;
  const seconds = operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) return 0;
    const name = selection.name.value;
    return name === '__typename' ? Number.POSITIVE_INFINITY : (PUBLIC_SECONDS[name] ?? 0);
  });
  const least = Math.min(...seconds);
  return Number.isFinite(least) ? least : 0;
}

/** Lets shared caches keep answers to public queries that came by GET; everything else is for one visitor. */
export const cacheControl = (): Plugin => {
  const known = new WeakMap<DocumentNode, Map<string, number>>();
  const granted = new WeakMap<Request, number>();
  const secondsOf = (document: DocumentNode, name: string | null | undefined): number => {
    const byName = known.get(document) ?? new Map<string, number>();
    const seen = byName.get(name ?? '');
    if (seen !== undefined) return seen;
    const operation = getOperationAST(document, name);
    const seconds = operation ? publicSecondsOf(operation) : 0;
    known.set(document, byName.set(name ?? '', seconds));
    return seconds;
  };
  return {
    onExecute({ args, context }) {
      const seconds = secondsOf(args.document, args.operationName);
      if (seconds === 0) return;
      return {
        onExecuteDone({ result }) {
          if (!(Symbol.asyncIterator in result) && !result.errors)
            granted.set(context.request, seconds);
        },
      };
    },
    onResponse({ request, response }) {
      const seconds = request.method === 'GET' && response.status === 200 && granted.get(request);
      response.headers.set(
        'cache-control',
        seconds ? `public, max-age=${seconds}, stale-while-revalidate=${seconds}` : PRIVATE,
      );
      if (seconds) response.headers.append('vary', 'accept');
    },
  };
};
