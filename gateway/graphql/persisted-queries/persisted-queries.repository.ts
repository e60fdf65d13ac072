import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type {} from '#gateway/database/tables/client-documents.tables.ts';
import type {} from '#gateway/database/tables/trusted-documents.tables.ts';
import type { Manifest, PublishedDocuments } from './published-documents.ts';

/**
 * Documents that no start of a release has published for this long are no longer used by an open
 * browser.
 */
const LIVE = sql<boolean>`published_at > now() - interval '90 days'`;

/**
 * The documents that are answered: of releases of the site, and of other apps until they are
 * retired.
 */
const answered = (db: Database) =>
  db
    .selectFrom('trusted_documents')
    .select(['id', 'text'])
    .where(LIVE)
    .union(
      db
        .selectFrom('client_documents')
        .innerJoin('client_releases', (join) =>
          join
            .onRef('client_releases.app', '=', 'client_documents.app')
            .onRef('client_releases.version', '=', 'client_documents.version'),
        )
        .select(['client_documents.id', 'client_documents.text'])
        .where('client_releases.retired_at', 'is', null),
    );

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

  async ids() {
    const rows = await db.selectFrom(answered(db).as('answered')).select('id').execute();
    return new Set(rows.map(({ id }) => id));
  },

  async all() {
    const rows = await answered(db).execute();
    return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
  },

  async find(id: string) {
    const row = await db
      .selectFrom(answered(db).as('answered'))
      .select('text')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.text ?? null;
  },
});
