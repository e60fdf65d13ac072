import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { idOf } from './document-id.ts';
import type { Manifest, PublishedDocuments } from './published-documents.ts';

const ID = /^sha256:[0-9a-f]{64}$/;
/** How long an unknown id is cached, so that the database is not queried again and again. */
const MISS_MILLISECONDS = 10_000;
const MOST_MISSES = 1000;

/** The trusted documents of every live release, parsed and validated. */
export interface DocumentStore {
  /** The document with that id; `null` when no live release has one. */
  find(id: string): DocumentNode | null | Promise<DocumentNode | null>;
  /** Whether this release of the site has it. */
  isOwn(id: string): boolean;
  /** Answers no document any more whose release has ended, or whose app was retired. */
  refresh(): Promise<void>;
  readonly size: number;
}

interface DocumentStoreOptions {
  readonly schema: GraphQLSchema;
  /** The documents of this release; a fault in one stops the start. */
  readonly own: Manifest;
  /** Where the releases share their documents. */
  readonly published?: PublishedDocuments;
  readonly log: GatewayLog;
}

/**
 * Publishes the documents of this release and loads those of the others, which may still be open in
 * a browser.
 */
export async function createDocumentStore({
  schema,
  own,
  published,
  log,
}: DocumentStoreOptions): Promise<DocumentStore> {
  const documents = new Map<string, DocumentNode>();
  const misses = new Map<string, number>();
  const read = (text: string) => {
    const document = parse(text, { noLocation: true });
    return { document, faults: validate(schema, document).map(({ message }) => message) };
  };
  const adopt = (id: string, text: string): DocumentNode | null => {
    // Else a client that can write to the table could add to the list of what is answered.
    if (idOf(text) !== id) {
      log.warn(
        { documentId: id },
        'a document of another release is not the one that its id names',
      );
      return null;
    }
    const { document, faults } = read(text);
    if (faults.length > 0) {
      log.warn({ documentId: id, faults }, 'a document of another release does not fit the schema');
      return null;
    }
    documents.set(id, document);
    return document;
  };

  for (const [id, text] of Object.entries(own)) {
    const { document, faults } = read(text);
    if (faults.length > 0) throw new Error(`Trusted document ${id}: ${faults.join(' ')}`);
    documents.set(id, document);
  }
  await published?.publish(own);
  for (const [id, text] of Object.entries((await published?.all()) ?? {}))
    if (!documents.has(id)) adopt(id, text);

  const look = async (id: string): Promise<DocumentNode | null> => {
    const missed = misses.get(id);
    if (!published || (missed && missed > performance.now())) return null;
    const text = await published.find(id);
    const adopted = text === null ? null : adopt(id, text);
    if (adopted) return adopted;
    if (misses.size >= MOST_MISSES) misses.clear();
    misses.set(id, performance.now() + MISS_MILLISECONDS);
    return null;
  };
  return {
    isOwn: (id) => Object.hasOwn(own, id),
    async refresh() {
      if (!published) return;
      const live = await published.ids();
      for (const id of documents.keys())
        if (!live.has(id) && !Object.hasOwn(own, id)) documents.delete(id);
    },
    find: (id) => documents.get(id) ?? (ID.test(id) ? look(id) : null),
    get size() {
      return documents.size;
    },
  };
}
