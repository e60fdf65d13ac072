import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

/** A table that stores something about members, and which of its rows are about one of them. */
export type PersonalData = {
  readonly table: string;
  /** The condition under which a row, named `one`, is about a member. */
  readonly isOf: (memberId: string) => RawBuilder<SqlBool>;
  /** Columns that hold no data of the person: keys, hashes, what is sealed. */
  readonly leaveOut?: readonly string[];
  /** A column with the sealed number of a document: its mask is shown under another name. */
  readonly masked?: { readonly column: string; readonly as: string };
};

/** The row of the member. */
export const isMember: PersonalData['isOf'] = (memberId) => sql<boolean>`one.id = ${memberId}`;

/** Rows with the id of the member. */
export const ofMember: PersonalData['isOf'] = (memberId) =>
  sql<boolean>`one.member_id = ${memberId}`;

/** Rows of which a column is among what belongs to a member. */
export const among =
  (column: string, ownedBy: (memberId: string) => RawBuilder<unknown>): PersonalData['isOf'] =>
  (memberId) =>
    sql<boolean>`${sql.ref(`one.${column}`)} in ${ownedBy(memberId)}`;

/** Rows of which a column names a row of another table that is about the member. */
export const belongingTo = (
  column: string,
  { table, isOf }: Pick<PersonalData, 'table' | 'isOf'>,
): PersonalData['isOf'] =>
  among(
    column,
    (memberId) => sql`(select one.id from ${sql.table(table)} as one where ${isOf(memberId)})`,
  );

/**
 * What is stored about a member: the rows of each table, every column but those that are left out.
 */
export type PersonalDataFile = Readonly<Record<string, readonly unknown[]>>;

/** Shows a sealed number so that its holder recognises it. @param id of the row */
type Mask = (sealed: Buffer, id: string) => string;

async function rowsOf(
  db: Database,
  { table, isOf, leaveOut = [], masked }: PersonalData,
  memberId: string,
  mask: Mask,
): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select one.* from ${sql.table(table)} as one where ${isOf(memberId)}`.execute(db);
  const hidden = masked ? [...leaveOut, masked.column] : leaveOut;
  return rows.map((row) => {
    const sealed = masked && row[masked.column];
    return {
      ...Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))),
      ...(masked && {
        [masked.as]: sealed instanceof Buffer ? mask(sealed, String(row.id)) : null,
      }),
    };
  });
}

/**
 * Reads everything that is stored about a member. A column that is added later is in it without
 * being named.
 */
export async function readPersonalData(
  db: Database,
  tables: readonly PersonalData[],
  memberId: string,
  mask: Mask,
): Promise<PersonalDataFile> {
  const file: Record<string, readonly unknown[]> = {};
  for (const own of tables) file[own.table] = await rowsOf(db, own, memberId, mask);
  return file;
}
