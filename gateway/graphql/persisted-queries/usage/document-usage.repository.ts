import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { DocumentUsageTable } from '#gateway/database/tables/client-documents.tables.ts';
import type {} from '#gateway/database/tables/trusted-documents.tables.ts';
import type { CountedUse } from './document-usage.ts';

type Day = DocumentUsageTable['day'];

/**
 * How long counts are stored: two years show what an app still uses that is opened once a season.
 */
export const USAGE_DAYS = 731;

/** What an app asked of a document since a day. */
export interface DocumentUse extends CountedUse {
  readonly lastDay: Day;
}

const TODAY = sql<Day>`(now() at time zone 'utc')::date`;

const inOrder = ({ documentId, app, version }: CountedUse) => `${documentId} ${app} ${version}`;

/** How often documents are asked for, by day. */
export const documentUsageRepository = (db: Database) => ({
  /**
   * Adds to today, always in one order, so that gateways that store at once do not wait for each
   * other in a circle.
   */
  async add(uses: readonly CountedUse[]): Promise<void> {
    const rows = uses
      .toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1))
      .map(({ documentId, app, version, requests }) => ({
        day: TODAY,
        document_id: documentId,
        app,
        version,
        requests,
      }));
    await db
      .insertInto('document_usage')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'document_id', 'app', 'version'])
          .doUpdateSet({ requests: sql`document_usage.requests + excluded.requests` }),
      )
      .execute();
  },

  /** The requests of the last so many days, by document and app. */
  async since(days: number): Promise<DocumentUse[]> {
    const rows = await db
      .selectFrom('document_usage')
      .select(({ fn }) => [
        'document_id',
        'app',
        'version',
        fn.sum<string>('requests').as('requests'),
        fn.max('day').as('last_day'),
      ])
      .where('day', '>', sql<Day>`${TODAY} - ${days}::integer`)
      .groupBy(['document_id', 'app', 'version'])
      .execute();
    return rows.map(({ document_id, app, version, requests, last_day }) => ({
      documentId: document_id,
      app,
      version,
      requests: Number(requests),
      lastDay: last_day,
    }));
  },

  /** The texts of all documents that are stored, also of those that are not answered any more. */
  async texts(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, text from trusted_documents union select id, text from client_documents`.execute(
      db,
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  },

  /** Deletes the days before this many days ago. */
  async deleteBefore(days: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('document_usage')
      .where('day', '<', sql<Day>`${TODAY} - ${days}::integer`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
