import { globalId } from '#gateway/graphql/global-id.ts';
import { VIEWER_HEADER } from '#gateway/upstreams/verify-viewer.ts';
import { signStatement } from '#gateway/upstreams/viewer-statement.ts';

/** A service that claims to serve the contract, and how it is asked. */
export type Endpoint = {
  /** Its GraphQL endpoint. */
  readonly url: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /**
   * Where values for the variables of examples are: scenarios of a demo, or the ids that a mock
   * knows.
   */
  readonly valuesUrl: string | null;
  /** Headers that say who asks, where it is no cookie: a visitor who may see these orders. */
  readonly headersOf?: (orders: readonly string[]) => Readonly<Record<string, string>>;
};

/**
 * An endpoint over HTTP.
 * @param demo where scenarios are: a demo and a mock have them themselves
 */
export const endpointAt = (url: string, demo = url): Endpoint => ({
  url,
  fetch: (request) => fetch(request),
  valuesUrl: new URL('/demo/graphiql.json', demo).href,
});

/** Who asks a team's own service: one visitor, by the orders that the visitor sees. */
export const statedBy =
  (team: string, key: string) =>
  (orders: readonly string[]): Readonly<Record<string, string>> => {
    const now = new Date();
    const claims = {
      aud: team,
      sub: globalId('Session', orders[0] ?? 'stranger'),
      kind: 'GUEST',
      orders,
      locale: 'EN',
      now: now.toISOString(),
      jti: crypto.randomUUID(),
    } as const;
    return { [VIEWER_HEADER]: signStatement(claims, key, now) };
  };
