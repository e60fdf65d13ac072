import { type Selectable, sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import type { Tables } from '#gateway/database/tables.ts';

export type SessionRow = {
  readonly id: string;
  readonly memberId: string | null;
  readonly startedAt: Date;
  readonly usedAt: Date;
  readonly idleUntil: Date;
  readonly remembered: boolean;
  readonly device: string;
};

/** How long a session lasts: until it was not used for a while, and in any case. */
export type SessionTimes = { readonly idleUntil: Date; readonly endsAt: Date };

export type NewSession = SessionTimes & {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly memberId: string | null;
  readonly remembered: boolean;
  readonly device: string;
};

const rowOf = (row: Selectable<Tables['sessions']>): SessionRow => ({
  id: row.id,
  memberId: row.member_id,
  startedAt: row.created_at,
  usedAt: row.used_at,
  idleUntil: row.idle_until,
  remembered: row.remembered,
  device: row.device,
});

const columnsOf = (
  { tokenHash, memberId, remembered, device, ...times }: NewSession,
  now: Date,
) => ({
  token_hash: tokenHash,
  member_id: memberId,
  remembered,
  device,
  created_at: now,
  used_at: now,
  idle_until: times.idleUntil,
  ends_at: times.endsAt,
});

const living = (db: Database, now: Date) =>
  db.selectFrom('sessions').selectAll().where('idle_until', '>', now).where('ends_at', '>', now);

const livingByToken = (db: Database, tokenHash: Buffer, now: Date) =>
  living(db, now).where('token_hash', '=', tokenHash).execute();

type SessionColumns = ReturnType<typeof columnsOf> & { readonly id: string };

/**
 * Committed without waiting for the disk, as a transaction of its own. What is written for a
 * session afterwards is on the disk only with it; a browser whose session a crash took before
 * anything was written for it gets another.
 */
const added = async (db: Database, row: SessionColumns) =>
  (
    await sql`
    INSERT INTO sessions (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    SELECT ${sql.join(Object.values(row))}
    FROM set_config('synchronous_commit', 'off', true)`.execute(db)
  ).rows;

/** Rows of sessions. Every query ignores one past its time, swept or not. */
export const sessionRepository = (db: Database) => ({
  async find(tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
    const [row] = await livingByToken(db, tokenHash, now);
    return row ? rowOf(row) : null;
  },

  /** Whether a session is there, and the member's, or still a guest's. */
  async holds(id: string, memberId: string | null, now: Date): Promise<boolean> {
    const row = await living(db, now)
      .where('id', '=', id)
      .where('member_id', 'is not distinct from', memberId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** A member's sessions, the latest use first. */
  async ofMember(memberId: string, now: Date): Promise<SessionRow[]> {
    const rows = await living(db, now)
      .where('member_id', '=', memberId)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(rowOf);
  },

  async insert(session: NewSession, now: Date) {
    await added(db, { id: session.id, ...columnsOf(session, now) });
  },

  async touch(id: string, idleUntil: Date, now: Date) {
    await db
      .updateTable('sessions')
      .set({ used_at: now, idle_until: idleUntil })
      .where('id', '=', id)
      .execute();
  },

  /** Begins it again for a member, under another token: the old one is no longer valid. */
  async restart(session: NewSession, now: Date) {
    await db
      .updateTable('sessions')
      .set(columnsOf(session, now))
      .where('id', '=', session.id)
      .execute();
  },

  async remove(id: string) {
    await db.deleteFrom('sessions').where('id', '=', id).execute();
  },

  /** Removes one session if it is the member's; returns whether it was there. */
  async removeOf(memberId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Removes the member's sessions but one, in the caller's transaction where it has one. */
  async removeOthersOf(memberId: string, keptId: string | null, within: Database = db) {
    await within
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
      .execute();
  },

  /**
   * Moves the times of every living session by so many minutes, as a demonstration's clock is
   * moved.
   */
  async moveAll(minutes: number, now: Date): Promise<void> {
    const moved = (column: 'created_at' | 'used_at' | 'idle_until' | 'ends_at') =>
      sql<Date>`${sql.ref(column)} + make_interval(mins => ${minutes}::int)`;
    await db
      .updateTable('sessions')
      .set({
        created_at: moved('created_at'),
        used_at: moved('used_at'),
        idle_until: moved('idle_until'),
        ends_at: moved('ends_at'),
      })
      .where('idle_until', '>', now)
      .where('ends_at', '>', now)
      .execute();
  },

  removeDead: (now: Date): Promise<number> =>
    processInBatches(async (most) => {
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
