import { randomUUID } from 'node:crypto';

/** A request was answered from the cache, or had to be executed. */
export type CacheOutcome = 'hit' | 'miss';

export type ResponseCacheParts = {
  /**
   * The gateway's clock: a response is dropped when its time is over by it, and when the clock was
   * set back.
   */
  readonly now: () => Date;
  /** For how many seconds the response to a request may be cached, once it is there. */
  readonly secondsOf: (request: Request) => number;
  /** Called for each request that may be answered from the cache. */
  readonly observe?: (outcome: CacheOutcome, request: Request) => void;
  readonly most?: { readonly responses: number; readonly bytes: number };
};

type Cached = {
  /** By the gateway's clock, in milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
};

const MOST = { responses: 1_000, bytes: 16 * 1024 * 1024 };
/** Longer addresses are no documents of the site with usual variables. */
const LONGEST_KEY = 4_096;

const ANY = '*/*';
const FORMS = ['application/graphql-response+json', 'application/json', ANY];

/**
 * The forms of a response that a request takes, in its order: one of a few texts, whatever else is
 * written, so that one question does not fill the cache. Null where another form is asked for.
 */
function formsIn(accept: string | null): string | null {
  const forms = (accept || ANY).split(',').map((one) => one.split(';', 1)[0]?.trim() ?? '');
  return forms.every((form) => FORMS.includes(form)) ? [...new Set(forms)].join() : null;
}

/**
 * What a response depends on: document and variables are in the address, the form of the response
 * in `accept`.
 */
function keyOf({ method, url, headers }: Request): string | null {
  const { search, searchParams } = new URL(url);
  const names = searchParams.has('documentId') || searchParams.has('extensions');
  const cacheable = method === 'GET' && names && search.length <= LONGEST_KEY;
  const forms = formsIn(headers.get('accept'));
  return cacheable && forms !== null ? `${forms} ${search}` : null;
}

const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 &&
  headers.get('cache-control')?.startsWith('public') === true &&
  !headers.has('set-cookie');

/**
 * Caches public responses in memory, for visitors and for pages that are rendered here. Whether a
 * response is public is decided where `cache-control` is set; one that read a session is never. Of
 * too many, the least recently used goes first.
 */
export function cacheResponses(
  execute: (request: Request) => Promise<Response>,
  { now, secondsOf, observe, most = MOST }: ResponseCacheParts,
): (request: Request) => Promise<Response> {
  const cached = new Map<string, Cached>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= cached.get(key)?.body.length ?? 0;
    cached.delete(key);
  }

  function store(key: string, response: Cached): void {
    drop(key);
    cached.set(key, response);
    bytes += response.body.length;
    while (cached.size > most.responses || bytes > most.bytes) {
      const [oldest = key] = cached.keys();
      drop(oldest);
    }
  }

  function responseOf({ headers, body, from }: Cached, at: number): Response {
    const response = new Response(body, { headers: headers.map(([name, value]) => [name, value]) });
    response.headers.set('age', String(Math.floor((at - from) / 1000)));
    response.headers.set('x-request-id', randomUUID());
    return response;
  }

  return async (request) => {
    const key = keyOf(request);
    if (key === null) return execute(request);
    const known = cached.get(key);
    const at = now().getTime();
    if (known && known.from <= at && at < known.until) {
      observe?.('hit', request);
      cached.delete(key);
      cached.set(key, known);
      return responseOf(known, at);
    }
    observe?.('miss', request);
    const response = await execute(request);
    const seconds = isPublic(response) ? secondsOf(request) : 0;
    if (seconds === 0) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    response.headers.set('content-length', String(body.length));
    const made = { from: at, until: at + seconds * 1000, headers: [...response.headers], body };
    store(key, made);
    return responseOf(made, at);
  };
}
