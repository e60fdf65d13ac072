import type { Generated } from 'kysely';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** A version of an app that is not the web site. */
export type ClientReleasesTable = {
  app: string;
  version: string;
  published_at: Generated<Date>;
  /** From when on its documents are not answered; null: they are. */
  retired_at: Date | null;
};

export type ClientDocumentsTable = {
  app: string;
  version: string;
  /** `sha256:` and the hexadecimal digest of `text`. */
  id: string;
  text: string;
};

export type DocumentUsageTable = {
  /** A day in UTC, by the clock of the database. */
  day: LocalDate;
  document_id: string;
  /** An app that is known, or one of the names of `known-clients.ts`. */
  app: string;
  version: string;
  requests: number;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    client_releases: ClientReleasesTable;
    client_documents: ClientDocumentsTable;
    document_usage: DocumentUsageTable;
  }
}
