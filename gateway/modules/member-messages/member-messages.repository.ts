import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { MemberMessagesTable } from '#gateway/database/tables/member-messages.tables.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type {
  Message,
  MessageNarrowing,
  MessagePlace,
  MessageSelection,
  MessageSubject,
  MessageSubjectType,
} from './message.model.ts';

const messageOf = (row: Selectable<MemberMessagesTable>): Message => ({
  id: row.id,
  serial: Number(row.serial),
  memberId: row.member_id,
  event: row.event as MessageEvent,
  facts: row.facts as MessageFacts,
  subject:
    row.subject_type && row.subject_id
      ? { type: row.subject_type as MessageSubjectType, id: row.subject_id }
      : null,
  createdAt: row.created_at,
  readAt: row.read_at,
});

function listed(db: Database, memberId: string, { events, read }: MessageNarrowing) {
  let query = db
    .selectFrom('member_messages')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null);
  if (events) query = query.where(sql<boolean>`event = any(${events}::text[])`);
  if (read !== null) query = query.where('read_at', read ? 'is not' : 'is', null);
  return query;
}

/** A message as it is written. */
export type NewMessage = {
  readonly id: string;
  readonly memberId: string;
  readonly event: MessageEvent;
  readonly facts: MessageFacts;
  readonly subject: MessageSubject | null;
  readonly occasion: string | null;
};

/**
 * Writes a message; false where its occasion was told before, and where there is no such member.
 */
export async function insertMessage(
  trx: DatabaseTransaction,
  { id, memberId, event, facts, subject, occasion }: NewMessage,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into member_messages
      (id, member_id, event, facts, subject_type, subject_id, occasion, created_at)
    select ${id}::uuid, members.id, ${event}, ${JSON.stringify(facts)}::jsonb,
      ${subject?.type ?? null}, ${subject?.id ?? null}::uuid, ${occasion}, ${now}
    from members where members.id = ${memberId}::uuid
    on conflict (member_id, occasion) do nothing
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Messages of a member from a place on, at most `most`, the latest first. */
export async function messagesAfter(
  db: Database,
  memberId: string,
  narrowing: MessageNarrowing,
  { after, most }: { readonly after: MessagePlace | null; readonly most: number },
): Promise<Message[]> {
  let query = listed(db, memberId, narrowing).selectAll();
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'serial'), '<', tuple(after.createdAt, String(after.serial))),
    );
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('serial', 'desc')
    .limit(most)
    .execute();
  return rows.map(messageOf);
}

/** How many messages a member has of those. */
export async function countMessages(
  db: Database,
  memberId: string,
  narrowing: MessageNarrowing,
): Promise<number> {
  const { count } = await listed(db, memberId, narrowing)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One message, if it is the member's. */
export const findMessage = async (
  db: Database,
  memberId: string,
  id: string,
): Promise<Message | null> => (await findMessages(db, memberId, [id]))[0] ?? null;

/** Messages of a member by their ids. */
export async function findMessages(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<Message[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db, memberId, { events: null, read: null })
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return rows.map(messageOf);
}

function changed(db: Database, memberId: string, selection: MessageSelection) {
  const update = db.updateTable('member_messages').where('member_id', '=', memberId);
  return 'ids' in selection
    ? update.where(sql<boolean>`id = any(${selection.ids}::uuid[])`)
    : update.where('created_at', '<=', selection.until);
}

/**
 * Marks messages as read at an instant, or as unread; what was read before keeps its instant.
 * Answers which there were.
 */
export async function markRead(
  db: Database,
  memberId: string,
  selection: MessageSelection,
  readAt: Date | null,
): Promise<string[]> {
  const rows = await changed(db, memberId, selection)
    .where('removed_at', 'is', null)
    .set(({ fn, ref, val }) => ({
      read_at: readAt && fn.coalesce(ref('read_at'), val(readAt)),
    }))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes messages off the list; answers which there were. */
export async function markRemoved(
  db: Database,
  memberId: string,
  selection: MessageSelection,
  now: Date,
): Promise<string[]> {
  const rows = await changed(db, memberId, selection)
    .where('removed_at', 'is', null)
    .set({ removed_at: now })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts messages back that were taken off the list after an instant; answers which there were. */
export async function markRestored(
  db: Database,
  memberId: string,
  ids: readonly string[],
  removedAfter: Date,
): Promise<string[]> {
  const rows = await changed(db, memberId, { ids })
    .where(({ eb, or }) => or([eb('removed_at', 'is', null), eb('removed_at', '>', removedAfter)]))
    .set({ removed_at: null })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases at most `most` messages that were written, or taken off the list, before these instants;
 * answers how many.
 * @param before.told occasions that can no longer be noticed again
 */
export async function eraseMessages(
  db: Database,
  before: { readonly written: Date; readonly removed: Date; readonly told: Date },
  most: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('member_messages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('member_messages')
        .select('id')
        .where((old) =>
          old.or([
            old('created_at', '<', before.written),
            old.and([
              old('removed_at', '<=', before.removed),
              old.or([old('occasion', 'is', null), old('created_at', '<', before.told)]),
            ]),
          ]),
        )
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether a member wants copies: yes, until the member says no. */
export async function copiesWanted(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_message_copies')
    .select('wanted')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.wanted ?? true;
}

export async function storeCopies(db: Database, memberId: string, wanted: boolean): Promise<void> {
  await db
    .insertInto('member_message_copies')
    .values({ member_id: memberId, wanted })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ wanted }))
    .execute();
}
