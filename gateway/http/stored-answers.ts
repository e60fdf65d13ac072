import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FindAnswer } from '#gateway/graphql/answer-store.ts';
import type { StoredAnswer } from '#gateway/graphql/bounded-answers.ts';
import { compressWhole, WHOLE_ENCODINGS, type WholeEncoding } from './compress.ts';
import { chooseEncoding, isCompressible, varyByEncoding } from './compression.ts';
import type { Metrics } from './metrics.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

type Parts = {
  readonly find: FindAnswer;
  readonly metrics: Pick<Metrics, 'request'>;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
};

/** An answer as it goes over the wire: names and values of its headers in turn, and its bytes. */
type Wire = { readonly headers: readonly string[]; readonly body: Uint8Array };

/**
 * Answers public questions from the store before anything else is made of their requests: with the headers that the front gives, and
 * counted as it counts, but compressed once for all. Everything else goes to `otherwise`.
 */
export function storedAnswers({ find, metrics, headers }: Parts, otherwise: Listener): Listener {
  const kept = new WeakMap<StoredAnswer, Map<WholeEncoding | null, Wire>>();

  const wireOf = (answer: StoredAnswer, encoding: WholeEncoding | null): Wire => {
    const forms = kept.get(answer) ?? new Map<WholeEncoding | null, Wire>();
    const form = forms.get(encoding) ?? onWire(answer, encoding, headers);
    kept.set(answer, forms.set(encoding, form));
    return form;
  };

  return (request, response) => {
    const began = performance.now();
    const { accept = '', 'accept-encoding': encodings } = request.headers;
    // A visit to GraphiQL is for the front, which notes it in production.
    const asked = request.method === 'GET' && !accept.includes('text/html');
    const found = asked ? find(request.url ?? '', accept) : null;
    if (!found) return otherwise(request, response);
    const wire = wireOf(found.stored, chooseEncoding(String(encodings ?? ''), WHOLE_ENCODINGS));
    response.writeHead(200, [...wire.headers, ...found.own.flat()]).end(wire.body);
    metrics.request('/graphql', 'GET', 200, (performance.now() - began) / 1000);
  };
}

function onWire(
  answer: StoredAnswer,
  encoding: WholeEncoding | null,
  common: Parts['headers'],
): Wire {
  const headers = new Headers(common);
  for (const [name, value] of answer.headers) headers.set(name, value);
  const compressible = isCompressible(headers);
  if (compressible) varyByEncoding(headers);
  if (!compressible || !encoding) return { headers: [...headers].flat(), body: answer.body };
  const body = compressWhole(answer.body, encoding);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { headers: [...headers].flat(), body };
}
