import type { Generated } from 'kysely';

export type SecretCanaryTable = {
  /** There is one row at most. */
  singleton: Generated<boolean>;
  /** The peppers of earlier secrets, sealed under the secret of the database. */
  sealed: Buffer;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    secret_canary: SecretCanaryTable;
  }
}
