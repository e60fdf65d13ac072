import type { Database } from '#gateway/database/database.ts';
import { inBatches } from '#gateway/database/in-batches.ts';

export type SessionRow = {
  readonly id: string;
  readonly memberId: string | null;
  readonly usedAt: Date;
  readonly endsAt: Date;
};

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly memberId: string | null;
  readonly idleUntil: Date;
  readonly endsAt: Date;
};

/** Rows of sessions. Every query ignores one past its time, swept or not. */
export const sessionRepository = (db: Database) => ({
  async find(tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
    const row = await db
      .selectFrom('sessions')
      .select(['id', 'member_id as memberId', 'used_at as usedAt', 'ends_at as endsAt'])
      .where('token_hash', '=', tokenHash)
      .where('idle_until', '>', now)
      .where('ends_at', '>', now)
      .executeTakeFirst();
    return row ?? null;
  },

  async insert({ id, tokenHash, memberId, idleUntil, endsAt }: NewSession, now: Date) {
    await db
      .insertInto('sessions')
      .values({
        id,
        token_hash: tokenHash,
        member_id: memberId,
        created_at: now,
        used_at: now,
        idle_until: idleUntil,
        ends_at: endsAt,
      })
      .execute();
  },

  async touch(id: string, idleUntil: Date, now: Date) {
    await db
      .updateTable('sessions')
      .set({ used_at: now, idle_until: idleUntil })
      .where('id', '=', id)
      .execute();
  },

  /** Rotates the token: the old one is no longer valid. */
  async rotate(id: string, tokenHash: Buffer, memberId: string | null) {
    await db
      .updateTable('sessions')
      .set({ token_hash: tokenHash, member_id: memberId })
      .where('id', '=', id)
      .execute();
  },

  async remove(id: string) {
    await db.deleteFrom('sessions').where('id', '=', id).execute();
  },

  async removeOthersOf(memberId: string, keptId: string | null) {
    await db
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
      .execute();
  },

  removeDead: (now: Date): Promise<number> =>
    inBatches(async (most) => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('sessions')
            .select('id')
            .where((where) =>
              where.or([where('idle_until', '<=', now), where('ends_at', '<=', now)]),
            )
            .limit(most),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    }),
});

export type SessionRepository = ReturnType<typeof sessionRepository>;
