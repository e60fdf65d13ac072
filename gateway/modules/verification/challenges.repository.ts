import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import type { VerificationChallengesTable } from '#gateway/database/tables/verification.tables.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { VerificationPurpose } from './verification-dependencies.ts';

/** Who gets a code, and what it opens, in the words of its purpose. */
export type CodeRecipient = { readonly recipient: string; readonly subject: string };

/** A code that was asked for; `recipient` is null where there was no one to send it to. */
export type Challenge = {
  readonly id: string;
  readonly purpose: VerificationPurpose;
  readonly sessionId: string;
  /** Keyed hash of what was looked for, and by which asker. */
  readonly target: Buffer;
  /** What the code opens, in the words of its purpose. */
  readonly subject: string | null;
  readonly recipient: string | null;
  /** Further mailboxes with codes of their own; none once one of the codes was typed right. */
  readonly others: readonly CodeRecipient[];
  readonly locale: Locale;
  readonly tries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When its code was typed right. */
  readonly usedAt: Date | null;
};

const challengeOf = (row: Selectable<VerificationChallengesTable>): Challenge => ({
  id: row.id,
  purpose: row.purpose as VerificationPurpose,
  sessionId: row.session_id,
  target: row.target,
  subject: row.subject,
  recipient: row.recipient,
  others: row.others,
  locale: row.locale as Locale,
  tries: row.tries,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});

/** Adds a challenge; no code has been tried yet. */
export async function insertChallenge(
  trx: DatabaseTransaction,
  challenge: Omit<Challenge, 'tries' | 'usedAt'>,
): Promise<void> {
  await trx
    .insertInto('verification_challenges')
    .values({
      id: challenge.id,
      purpose: challenge.purpose,
      session_id: challenge.sessionId,
      target: challenge.target,
      subject: challenge.subject,
      recipient: challenge.recipient,
      others: JSON.stringify(
        challenge.others.map(({ recipient, subject }) => ({ recipient, subject })),
      ),
      locale: challenge.locale,
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
      used_at: null,
    })
    .execute();
}

/** When the latest challenge for a target was made; null when there is none. */
export async function latestFor(
  trx: DatabaseTransaction,
  purpose: VerificationPurpose,
  target: Buffer,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('verification_challenges')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** One challenge, for the job that sends its code. */
export async function findChallenge(db: Database, id: string): Promise<Challenge | null> {
  const row = await db
    .selectFrom('verification_challenges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? challengeOf(row) : null;
}

/** A browser's own challenge, locked until the transaction ends. */
export async function lockChallenge(
  trx: DatabaseTransaction,
  id: string,
  sessionId: string,
): Promise<Challenge | null> {
  if (!isUuid(id)) return null;
  const row = await trx
    .selectFrom('verification_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row ? challengeOf(row) : null;
}

/** Notes a wrong code. */
export async function countTry(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .updateTable('verification_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that the code of one mailbox was right: it opens nothing a second time, and the codes of
 * the others open nothing at all.
 */
export async function markUsed(
  trx: DatabaseTransaction,
  id: string,
  { recipient, subject }: Pick<Challenge, 'recipient' | 'subject'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('verification_challenges')
    .set({ used_at: at, recipient, subject, others: '[]' })
    .where('id', '=', id)
    .execute();
}

/** Removes challenges that ended before an instant. */
export const forgetChallenges = (db: Database, before: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('verification_challenges')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('verification_challenges')
          .select('id')
          .where('expires_at', '<', before)
          .orderBy('expires_at')
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
