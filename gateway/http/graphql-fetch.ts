import type { Gateway } from '#gateway/graphql/yoga.ts';

/** The network address of the visitor behind each request to the gateway, for its limits. */
export type Addresses = WeakMap<Request, string>;

/** Executes GraphQL: the gateway of this process, or the one at GATEWAY_URL. */
export type GraphqlFetch = (request: Request, address: string) => Promise<Response>;

export const fetchInProcess =
  (gateway: Gateway, addresses: Addresses): GraphqlFetch =>
  (request, address) => {
    addresses.set(request, address);
    return gateway.fetch(request);
  };

const HANDED_ON = [
  'accept',
  'content-type',
  'cookie',
  'graphql-require-preflight',
  'x-request-id',
  // for a risk service in front of the gateway (RULES 12.11); no resolver reads it
  'x-device-fingerprint',
];

/** @param gatewayUrl of the GraphQL endpoint; it has to trust this process as a proxy */
export const fetchOverHttp =
  (gatewayUrl: string): GraphqlFetch =>
  async (request, address) => {
    const url = new URL(gatewayUrl);
    url.search = new URL(request.url).search;
    const headers = new Headers({ 'x-forwarded-for': address });
    for (const name of HANDED_ON) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const answer = await fetch(url, {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
      redirect: 'manual',
      ...(request.body ? { duplex: 'half' } : {}),
    });
    const kept = new Headers(answer.headers);
    // It was decompressed on its way.
    for (const name of ['content-encoding', 'content-length', 'connection']) kept.delete(name);
    return new Response(answer.body, { status: answer.status, headers: kept });
  };

/**
 * The fetch function of a page that is being rendered: asks as its visitor, with the visitor's
 * cookies and address.
 * @param setCookies takes the cookies that the answers set, to go out with the page
 */
export const fetchFor =
  (page: Request, address: string, ask: GraphqlFetch, setCookies: string[]): typeof fetch =>
  async (input, init) => {
    const target = input instanceof Request ? input : new URL(String(input), page.url);
    // A visitor who leaves the page leaves its questions too.
    const others = [target instanceof Request ? target.signal : null, init?.signal];
    const ends = others.filter((one) => one instanceof AbortSignal);
    const signal = ends.length > 0 ? AbortSignal.any([page.signal, ...ends]) : page.signal;
    const request = new Request(target, { ...init, signal });
    for (const name of ['cookie', 'x-device-fingerprint']) {
      const value = page.headers.get(name);
      if (value !== null && !request.headers.has(name)) request.headers.set(name, value);
    }
    const answer = await ask(request, address);
    setCookies.push(...answer.headers.getSetCookie());
    return answer;
  };
