import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type {} from '#gateway/database/tables/trusted-documents.tables.ts';
import type { Manifest, PublishedDocuments } from './published-documents.ts';

/** Documents that no start of a release has published for this long are no longer used by an open browser. */
const LIVE = sql<boolean>`published_at > now() - interval '90 days'`;

/** The trusted documents of all live releases, in the database that their gateways share. */
export const trustedDocumentsRepository = (db: Database): PublishedDocuments => ({
  async publish(manifest: Manifest) {
    const rows = Object.entries(manifest).map(([id, text]) => ({ id, text }));
    if (rows.length === 0) return;
    await db
      .insertInto('trusted_documents')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ published_at: sql`now()` }))
      .execute();
  },

  async all() {
    const rows = await db
      .selectFrom('trusted_documents')
      .select(['id', 'text'])
      .where(LIVE)
      .execute();
    return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
  },

  async find(id: string) {
    const row = await db
      .selectFrom('trusted_documents')
      .select('text')
      .where('id', '=', id)
      .where(LIVE)
      .executeTakeFirst();
    return row?.text ?? null;
  },
});
