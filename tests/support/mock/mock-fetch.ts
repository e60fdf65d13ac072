import type { TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, parse } from 'graphql';
import { createMock } from '#gateway/app/mock-gateway.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import type { MockFields } from '#gateway/mocks/mock-fields.ts';
import { documentIdOf } from '#web/app/apollo/document-id.ts';

// what the recipes are made of, for tests that name some of it
export { capabilities } from '#gateway/mocks/capabilities.ts';
export { extrasQuote } from '#gateway/mocks/extras.recipes.ts';

/** The gateway's clock: a morning in Shanghai, five weeks before Christmas. */
export const NOW = new Date('2026-11-20T02:00:00Z');

/** The id of an object whose recipe is made of that key: an order, and a refund of that order. */
export const idOf = (type: string, key = 'ABC234'): string => globalId(type, key);

/** What goes wrong in the mock is said, and fails the test. */
const log = { info() {}, warn() {}, error: console.error };

const manifest = readOwnManifest();
const parsed = new Map<string, DocumentNode>();

/** The documents of all pages, each parsed when it is first sent. */
const documents = {
  size: Object.keys(manifest).length,
  isOwn: (id: string) => id in manifest,
  refresh: async () => undefined,
  find(id: string) {
    const text = manifest[id];
    if (text !== undefined && !parsed.has(id)) parsed.set(id, parse(text, { noLocation: true }));
    return parsed.get(id) ?? null;
  },
};

/** The mock gateway in process, for tests of whole pages. */
export interface MockedGateway {
  /** Answers queries as `/graphql` does, from the trusted documents that the pages have. */
  readonly fetch: typeof fetch;
  /** Its last answer to a query, to compare it with what the page shows. */
  answerTo<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>): TData;
}

/** A gateway that answers with the fields that a test names, and mocks all others. */
export function mockFetch(fields: MockFields = {}): MockedGateway {
  const { schema, source } = createMock(() => NOW, fields);
  const gateway = createGateway({ ...source, schema, mode: 'demo', documents, log });
  const answers = new Map<string | null, { data: object }>();
  return {
    async fetch(address, init) {
      const url = new URL(String(address), 'http://gateway.test');
      const response = await gateway.fetch(new Request(url.href, init));
      const answer = await response.clone().json();
      answers.set(url.searchParams.get('documentId'), answer);
      return response;
    },
    answerTo<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>) {
      const answer = answers.get(documentIdOf(document));
      if (!answer) throw new Error('The gateway was not asked that');
      return answer.data as TData;
    },
  };
}

/** A gateway that is away. */
export const gatewayAway: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

/**
 * A gateway whose answers have other values in some fields of the query: `null`, or some fields of
 * the object there.
 */
export const gatewayWith =
  (ask: typeof fetch, fields: Readonly<Record<string, object | null>>): typeof fetch =>
  async (address, init) => {
    const { data } = await (await ask(address, init)).json();
    const changed = Object.entries(fields).filter(([field]) => field in data);
    const values = changed.map(([field, value]) => [field, value && { ...data[field], ...value }]);
    return Response.json({ data: { ...data, ...Object.fromEntries(values) } });
  };
