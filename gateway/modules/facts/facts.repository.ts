import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';

/** A fact before it is recorded. */
export type NewFact = {
  readonly team: string;
  readonly key: string;
  readonly orderId: string;
  readonly number: number;
  readonly kind: string;
  readonly contentHash: string;
};

/** What was recorded under a key of a service; null where nothing was. */
export async function factUnder(
  trx: DatabaseTransaction,
  { team, key }: Pick<NewFact, 'team' | 'key'>,
): Promise<{ readonly contentHash: string } | null> {
  const row = await trx
    .selectFrom('facts')
    .select('content_hash')
    .where('team', '=', team)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { contentHash: row.content_hash } : null;
}

/** The number of the last fact that a service told about an order; 0 before the first. */
export async function lastNumberOf(
  db: Database,
  { team, orderId }: Pick<NewFact, 'team' | 'orderId'>,
): Promise<number> {
  const row = await db
    .selectFrom('facts')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .where('team', '=', team)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Records a fact; false where its key was used for another order meanwhile. */
export async function insertFact(
  trx: DatabaseTransaction,
  fact: NewFact,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('facts')
    .values({
      team: fact.team,
      key: fact.key,
      order_id: fact.orderId,
      number: fact.number,
      kind: fact.kind,
      content_hash: fact.contentHash,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.columns(['team', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a service holds coupons. */
export async function holdCoupons(
  trx: DatabaseTransaction,
  team: string,
  couponIds: readonly string[],
): Promise<void> {
  await trx
    .insertInto('held_coupons')
    .values(couponIds.map((coupon_id) => ({ coupon_id, team })))
    .execute();
}

/** Ends that a service holds coupons; answers those that it held. */
export async function letGoOfCoupons(
  trx: DatabaseTransaction,
  team: string,
  couponIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('held_coupons')
    .where('coupon_id', 'in', couponIds)
    .where('team', '=', team)
    .returning('coupon_id')
    .execute();
  return rows.map(({ coupon_id }) => coupon_id);
}
