import { type RawBuilder, sql } from 'kysely';
import { ciphertextHeader, FIRST_WITH_ID } from '#gateway/secrets/encryption.ts';
import type { Key, Keys } from '#gateway/secrets/keys.ts';

/** A row of a table with a sealed column. */
export type SealedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A column whose values are sealed, each for the id of its row. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly keyIn: (keys: Keys) => Key;
  /** How many are sealed again together. */
  readonly most: number;
  /** What else of the row is made from the opened value under the same secret: keyed hashes. */
  readonly alsoOf?: (
    row: SealedRow,
    content: Buffer,
    keys: Keys,
  ) => Readonly<Record<string, Buffer | null>>;
};

/**
 * Rows whose value is under the key before, or under one that it does not name. An index finds
 * them.
 */
export function isUnderEarlier({ column }: SealedColumn, before: Key): RawBuilder<boolean> {
  const begin = sql`substr(${sql.ref(column)}, 1, 5)`;
  return sql<boolean>`(${begin} < ${FIRST_WITH_ID} or ${begin} = ${ciphertextHeader(before)})`;
}
