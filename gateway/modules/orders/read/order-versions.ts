import type { Database } from '#gateway/database/database.ts';

/** A text for each flight order that exists: another one after each change of what a module stores of it. */
export type OrderVersions = (
  db: Database,
  orderIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, string>>;

/** One flight order and its version. */
export type VersionRow = { readonly id: string; readonly version: string };

export const versionsIn = (rows: readonly VersionRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, version }) => [id, version]));
