import type { Generated } from 'kysely';

export type TrustedDocumentsTable = {
  /** `sha256:` and the hexadecimal digest of `text`. */
  id: string;
  text: string;
  /** When a release that has it was started last. */
  published_at: Generated<Date>;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    trusted_documents: TrustedDocumentsTable;
  }
}
