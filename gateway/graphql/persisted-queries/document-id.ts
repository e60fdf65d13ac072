import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** What a request may name its document by. */
type Named = { readonly documentId?: unknown; readonly extensions?: unknown };

const ApolloExtension = v.object({
  persistedQuery: v.object({ version: v.literal(1), sha256Hash: v.string() }),
});

/** The hexadecimal SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The id of a document: the hash of its text, in the form of GraphQL over HTTP. */
export const idOf = (text: string): string => `sha256:${hashOf(text)}`;

/**
 * The hash in `extensions.persistedQuery`, as Apollo's clients send it; null where there is none.
 */
export function apolloHashIn({ extensions }: Named): string | null {
  const read = v.safeParse(ApolloExtension, extensions);
  return read.success ? read.output.persistedQuery.sha256Hash : null;
}

/** The id of the document that a request names in either form; null where it names none. */
export function documentIdIn(named: Named): string | null {
  if (typeof named.documentId === 'string') return named.documentId;
  const hash = apolloHashIn(named);
  return hash === null ? null : `sha256:${hash}`;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

/** The same of a request by GET. */
export function documentIdOfAddress(address: string): string | null {
  const { searchParams } = new URL(address);
  return documentIdIn({
    documentId: searchParams.get('documentId'),
    extensions: parsed(searchParams.get('extensions')),
  });
}
