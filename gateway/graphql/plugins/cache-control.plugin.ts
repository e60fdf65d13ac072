import { type DocumentNode, getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Lifetime, PUBLIC_FIELDS } from '#gateway/graphql/public-fields.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';

const PRIVATE = 'private, no-store';

/** How long caches may store the answer of an operation; `null` when it is for one visitor only. */
export function lifetimeOf(operation: OperationDefinitionNode): Lifetime | null {
  if (operation.operation !== 'query') return null;
  const lifetimes: Lifetime[] = [];
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) return null;
    const name = selection.name.value;
    const lifetime = PUBLIC_FIELDS[name];
    if (lifetime) lifetimes.push(lifetime);
    else if (name !== '__typename') return null;
  }
  if (lifetimes.length === 0) return null;
  const least = (of: keyof Lifetime) => Math.min(...lifetimes.map((lifetime) => lifetime[of]));
  return { browser: least('browser'), shared: least('shared') };
}

const headerOf = ({ browser, shared }: Lifetime): string =>
  `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${browser}`;

/**
 * Lets caches store answers to public queries that came by GET; everything else is for one visitor.
 * So is an answer for which a field below a public one has read who asks.
 * @param granted takes the lifetime of each answer that may be stored, by its request
 */
export function cacheControl(granted: WeakMap<Request, Lifetime>): Plugin<GatewayContext> {
  const known = new WeakMap<DocumentNode, Map<string, Lifetime | null>>();
  const lookUp = (document: DocumentNode, name: string | null | undefined): Lifetime | null => {
    const byName = known.get(document) ?? new Map<string, Lifetime | null>();
    const seen = byName.get(name ?? '');
    if (seen !== undefined) return seen;
    const operation = getOperationAST(document, name);
    const lifetime = operation ? lifetimeOf(operation) : null;
    known.set(document, byName.set(name ?? '', lifetime));
    return lifetime;
  };
  return {
    onExecute({ args, context }) {
      const lifetime = lookUp(args.document, args.operationName);
      if (!lifetime) return;
      return {
        onExecuteDone({ result }) {
          const isWhole = !(Symbol.asyncIterator in result) && !result.errors;
          if (isWhole && !context.isPersonal()) granted.set(context.request, lifetime);
        },
      };
    },
    onResponse({ request, response }) {
      const lifetime = granted.get(request);
      const keeps = lifetime && request.method === 'GET' && response.status === 200;
      response.headers.set('cache-control', keeps ? headerOf(lifetime) : PRIVATE);
      if (keeps) response.headers.append('vary', 'accept');
    },
  };
}
