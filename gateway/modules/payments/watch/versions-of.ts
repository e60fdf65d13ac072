import type { Database } from '#gateway/database/database.ts';
import type { OrderVersions } from '#gateway/modules/orders/read/order-versions.ts';

/** The versions of orders in one text each, of what several modules store. */
export const versionsOf =
  (db: Database, sources: readonly OrderVersions[]) =>
  async (orderIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> => {
    const found = await Promise.all(sources.map((source) => source(db, orderIds, now)));
    return new Map(
      orderIds.map((id) => [id, found.map((versions) => versions.get(id) ?? '').join('|')]),
    );
  };
