import { getOperationAST, parse } from 'graphql';
import type { Endpoint } from '#gateway/conformance/endpoint.ts';

/** What was asked: the name of the operation, and what was sent. */
export type Sent = {
  readonly name: string;
  readonly query: string;
  readonly variables: { readonly input?: Readonly<Record<string, unknown>> };
};

/** A fault of a service. */
export type Spoil = {
  /** What the service reads instead of what was sent. */
  readonly request?: (sent: Sent, times: number) => Pick<Sent, 'variables'> | undefined;
  /** The service takes everyone for its first guest. */
  readonly confusesGuests?: boolean;
  /** What it answers instead. */
  readonly answer?: (body: string, sent: Sent) => string | Response;
};

async function readSent(request: Request): Promise<Sent | null> {
  const { query, variables = {} } = await request
    .clone()
    .json()
    .catch(() => ({}));
  if (typeof query !== 'string') return null;
  try {
    const name = getOperationAST(parse(query))?.name?.value ?? '';
    return { name, query, variables };
  } catch {
    return null;
  }
}

type Recorded = { readonly status: number; readonly body: string; readonly headers: Headers };

/**
 * Endpoints with a fault each, over one that has none. What is read without a change is asked once
 * for all of them.
 */
export function spoiledEndpoints(sound: Endpoint) {
  const recorded = new Map<string, Promise<Recorded>>();
  const ask = async (request: Request): Promise<Recorded> => {
    const response = await sound.fetch(request);
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  const once = (key: string, request: Request): Promise<Recorded> => {
    const known = recorded.get(key) ?? ask(request);
    recorded.set(key, known);
    return known;
  };
  return (spoil: Spoil): Endpoint => {
    const times = new Map<string, number>();
    let firstCookie: string | null = null;
    return {
      ...sound,
      async fetch(request) {
        const sent = await readSent(request);
        if (!sent && request.method === 'POST') return sound.fetch(request);
        if (!sent) {
          const { status, body, headers } = await once(request.url, request);
          return new Response(body, { status, headers });
        }
        const count = times.get(sent.name) ?? 0;
        times.set(sent.name, count + 1);
        const headers = new Headers(request.headers);
        if (spoil.confusesGuests && firstCookie) headers.set('cookie', firstCookie);
        const { variables } = spoil.request?.(sent, count) ?? sent;
        const body = JSON.stringify({ query: sent.query, variables });
        const forwarded = new Request(request.url, { method: 'POST', headers, body });
        const key = `${headers.get('cookie')} ${body}`;
        const answer = await (sent.query.startsWith('query')
          ? once(key, forwarded)
          : ask(forwarded));
        firstCookie ??= answer.headers.getSetCookie()[0]?.split(';')[0] ?? null;
        const spoiled = spoil.answer?.(answer.body, sent) ?? answer.body;
        if (spoiled instanceof Response) return spoiled;
        return new Response(spoiled, answer);
      },
    };
  };
}
