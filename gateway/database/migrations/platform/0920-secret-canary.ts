import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A value by which a start knows that its secret is the one of the database; and the beginnings of
 * sealed values, which name their key: what is under an earlier one is found without reading the
 * rest.
 */
export const secretCanary: Migration = {
  async up(db) {
    await sql`
      create table secret_canary (
        singleton boolean primary key default true check (singleton),
        sealed bytea not null
      )`.execute(db);
    for (const [table, column] of [
      ['order_passengers', 'document_number_sealed'],
      ['frequent_passenger_documents', 'number_sealed'],
      ['member_documents', 'number_sealed'],
      ['uploaded_files', 'content_sealed'],
    ] as const)
      await sql`
        create index ${sql.ref(`${table}_sealed_under`)}
          on ${sql.table(table)} (substr(${sql.ref(column)}, 1, 5))`.execute(db);
  },
};
