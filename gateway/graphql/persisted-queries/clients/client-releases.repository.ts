import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type {} from '#gateway/database/tables/client-documents.tables.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Manifest } from '#gateway/graphql/persisted-queries/published-documents.ts';

/** A version of an app, with its documents. */
export interface ClientRelease {
  readonly app: string;
  readonly version: string;
  readonly publishedAt: Date;
  /** From when on its documents are not answered; null: they are. */
  readonly retiredAt: Date | null;
  readonly documents: Manifest;
}

/** The version is published with other documents: what it sends may not change. */
export class PublishedOtherwise extends Error {
  override readonly name = 'PublishedOtherwise';
}

/** The documents of apps that are not the web site, in the database that all gateways share. */
export const clientReleasesRepository = (db: Database) => ({
  /**
   * Publishes a version, or one again that was retired.
   * @throws PublishedOtherwise when it is there with other documents
   */
  async publish(app: string, version: string, documents: Manifest): Promise<void> {
    await inTransaction(db, async (trx) => {
      const row = { app, version, retired_at: null };
      await trx
        .insertInto('client_releases')
        .values(row)
        .onConflict((conflict) => conflict.columns(['app', 'version']).doUpdateSet(row))
        .execute();
      const before = await trx
        .selectFrom('client_documents')
        .select('id')
        .where('app', '=', app)
        .where('version', '=', version)
        .execute();
      const ids = Object.keys(documents);
      if (before.length === 0) {
        const rows = ids.map((id) => ({ app, version, id, text: documents[id] ?? '' }));
        await trx.insertInto('client_documents').values(rows).execute();
      } else if (before.length !== ids.length || before.some(({ id }) => !(id in documents)))
        throw new PublishedOtherwise(
          `${app} ${version} is published with other documents. Give them a version of their own.`,
        );
    });
  },

  /**
   * Takes a version back; false when there is none. Documents that another version has are answered
   * still.
   */
  async retire(app: string, version: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('client_releases')
      .set({ retired_at: sql`now()` })
      .where('app', '=', app)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Every version, by app, the oldest first. */
  async all(): Promise<ClientRelease[]> {
    const releases = await db
      .selectFrom('client_releases')
      .selectAll()
      .orderBy('app')
      .orderBy('published_at')
      .orderBy('version')
      .execute();
    const documents = await db.selectFrom('client_documents').selectAll().orderBy('id').execute();
    return releases.map(({ app, version, published_at, retired_at }) => ({
      app,
      version,
      publishedAt: published_at,
      retiredAt: retired_at,
      documents: Object.fromEntries(
        documents
          .filter((one) => one.app === app && one.version === version)
          .map(({ id, text }) => [id, text]),
      ),
    }));
  },

  /** The names and versions of all of them, retired ones too. */
  names: (): Promise<{ app: string; version: string }[]> =>
    db.selectFrom('client_releases').select(['app', 'version']).execute(),
});

export type ClientReleases = ReturnType<typeof clientReleasesRepository>;
