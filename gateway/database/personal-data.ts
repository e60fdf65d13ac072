import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

/** A table that stores something about members, and which of its rows are about one of them. */
export type PersonalData = {
  readonly table: string;
  /** The condition under which a row, named `one`, is about a member. */
  readonly isOf: (memberId: string) => RawBuilder<SqlBool>;
  /** Columns that hold no data of the person: keys, hashes, what is sealed. */
  readonly leaveOut?: readonly string[];
  /**
   * What takes the place of columns left out, by the whole row: a shortened number for a sealed
   * one.
   */
  readonly instead?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
};

/**
 * What is stored about a member: the rows of each table, every column but those that are left out.
 */
export type PersonalDataFile = Readonly<Record<string, readonly unknown[]>>;

async function rowsOf(db: Database, own: PersonalData, memberId: string): Promise<unknown[]> {
  const { table, isOf, leaveOut = [], instead } = own;
  const { rows } = await sql<Record<string, unknown>>`
    select one.* from ${sql.table(table)} as one where ${isOf(memberId)}`.execute(db);
  return rows.map((row) => ({
    ...Object.fromEntries(Object.entries(row).filter(([column]) => !leaveOut.includes(column))),
    ...instead?.(row),
  }));
}

/**
 * Reads everything that is stored about a member. A column that is added later is in it without
 * being named.
 */
export async function readPersonalData(
  db: Database,
  tables: readonly PersonalData[],
  memberId: string,
): Promise<PersonalDataFile> {
  const file: Record<string, readonly unknown[]> = {};
  for (const own of tables) file[own.table] = await rowsOf(db, own, memberId);
  return file;
}
