import { createHash } from 'node:crypto';
import { buildSchema, print } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { createDocumentStore } from './document-store.ts';
import { trustedDocumentsRepository } from './persisted-queries.repository.ts';

const { db } = await testDatabase();
const published = trustedDocumentsRepository(db);
const schema = buildSchema('type Query { airports: String fares: String }');
const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const TEXTS = ['query Airports{airports}', 'query Fares{fares}', 'query Old{gone}'] as const;
const [AIRPORTS, FARES, OLD] = [idOf(TEXTS[0]), idOf(TEXTS[1]), idOf(TEXTS[2])];

const silent = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
const release = (own: Record<string, string>, log = silent()) =>
  createDocumentStore({ schema, own, published, log });

describe('two releases on one database', () => {
  it('answer each other’s documents, the newer one started later too', async () => {
    const yesterday = await release({ [AIRPORTS]: 'query Airports{airports}' });
    const today = await release({ [FARES]: 'query Fares{fares}' });
    expect(await today.find(AIRPORTS)).toBeTruthy();
    const found = await yesterday.find(FARES);
    expect(found && print(found)).toContain('fares');
  });

  it('leave out a document that no longer fits the schema, and say so', async () => {
    await published.publish({ [OLD]: 'query Old{gone}' });
    const log = silent();
    const store = await release({}, log);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(await store.find(OLD)).toBeNull();
  });

  it('answer no document whose text is another than its id names', async () => {
    const forged = idOf('query Prices{fares}');
    await published.publish({ [forged]: 'query Everything{fares airports}' });
    const log = silent();
    const store = await release({}, log);
    expect(await store.find(forged)).toBeNull();
    expect(log.warn.mock.calls.flat()).toContainEqual({ documentId: forged });
  });

  it('forget a document that no release has published for long', async () => {
    const gone = idOf('query Gone{fares}');
    await published.publish({ [gone]: 'query Gone{fares}' });
    await db
      .updateTable('trusted_documents')
      .set({ published_at: new Date('2020-01-01T00:00:00Z') })
      .where('id', '=', gone)
      .execute();
    expect(await (await release({})).find(gone)).toBeNull();
  });
});

describe('a release', () => {
  it('does not start with a document that does not fit its own schema', async () => {
    await expect(release({ [FARES]: 'query Fares{prices}' })).rejects.toThrow('prices');
  });

  it('asks the database once for an unknown id, and never for what is no id', async () => {
    const find = vi.fn(async () => null);
    const all = async () => ({});
    const ids = async () => new Set<string>();
    const source = { publish: async () => {}, ids, all, find };
    const store = await createDocumentStore({ schema, own: {}, published: source, log: silent() });
    await store.find(idOf('e'));
    await store.find(idOf('e'));
    await store.find("'; drop table");
    expect(find).toHaveBeenCalledOnce();
  });
});
