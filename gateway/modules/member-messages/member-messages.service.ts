import type { Database } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Email, MessageCopyData } from '#gateway/ports/documents/email/email-data.ts';
import { type MessageFacts, messageWords } from '#gateway/ports/documents/member-message.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { declinesCopies, recipientOf } from './copies/copy-recipient.repository.ts';
import type { AskedMessages } from './member-messages.input.ts';
import {
  copiesWanted,
  countMessages,
  eraseMessages,
  findMessage,
  findMessages,
  markRead,
  markRemoved,
  markRestored,
  messagesAfter,
  storeCopies,
} from './member-messages.repository.ts';
import type {
  Message,
  MessageNarrowing,
  MessagePlace,
  MessageSelection,
  MessageSubjectType,
} from './message.model.ts';

/** How copies are sent. */
type CopySources = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly copyOf: (data: MessageCopyData, locale: Locale) => Promise<Email>;
  /** The page of a message. @param id the global id */
  readonly messageUrl: (id: string, locale: Locale) => string;
};

/**
 * Sends a copy of a message in the member's language, where the member wants copies and has an
 * e-mail address.
 */
export async function sendCopy(
  { db, mailer, copyOf, messageUrl }: CopySources,
  messageId: string,
): Promise<void> {
  const found = await recipientOf(db, messageId);
  if (!found) return;
  const { event, facts, address: to, firstName, lastName } = found;
  const locale = found.locale as Locale;
  const data: MessageCopyData = {
    recipientName: `${firstName} ${lastName}`,
    ...messageWords(event as MessageEvent, facts as MessageFacts, locale),
    messageUrl: messageUrl(globalId('Message', messageId), locale),
  };
  await mailer.send({ to, locale, ...(await copyOf(data, locale)) });
}

/**
 * Finds what a message is about, as its own module shows it to the actor; null where the actor may
 * not see it.
 */
export type SubjectLoader = (id: string, actor: Actor, now: Date) => Promise<object | null>;

type MessageSources = CopySources & {
  readonly db: Database;
  readonly subjects: Readonly<Record<MessageSubjectType, SubjectLoader>>;
};

/** A page of a list. */
type MessagePage = {
  readonly messages: readonly Message[];
  readonly hasMore: boolean;
  readonly total: number;
};

/** What was done with messages: those there were, and the places of ids that name none. */
type MessagesDone = { readonly ids: readonly string[]; readonly missing: readonly number[] };

const MINUTES_A_DAY = 24 * 60;
/**
 * How long an occasion may be noticed again: its message is not erased before, or it would be told
 * twice.
 */
const OCCASION_DAYS = 7;

const UNREAD: MessageNarrowing = { events: null, read: false };

const selectionOf = (asked: AskedMessages): MessageSelection =>
  'until' in asked ? asked : { ids: asked.keys.filter((key) => key !== null) };

const doneWith = (asked: AskedMessages, ids: readonly string[]): MessagesDone => ({
  ids,
  missing:
    'until' in asked
      ? []
      : asked.keys.flatMap((key, index) => (key && ids.includes(key) ? [] : [index])),
});

/**
 * Messages to members. Every call names the member, and no other member's message is there for it.
 */
export function createMessageService(sources: MessageSources) {
  const { db, subjects } = sources;
  return {
    find: findMessage.bind(null, db),
    findAll: findMessages.bind(null, db),
    unread: (memberId: string) => countMessages(db, memberId, UNREAD),
    /** The latest unread one; null where all are read. */
    async latestUnread(memberId: string): Promise<Message | null> {
      const [latest] = await messagesAfter(db, memberId, UNREAD, { after: null, most: 1 });
      return latest ?? null;
    },
    async list(
      memberId: string,
      narrowing: MessageNarrowing,
      { after, first }: { readonly after: MessagePlace | null; readonly first: number },
    ): Promise<MessagePage> {
      const most = Math.min(Math.max(first, 0), LIMITS.page.most);
      const found = await messagesAfter(db, memberId, narrowing, { after, most: most + 1 });
      return {
        messages: found.slice(0, most),
        hasMore: found.length > most,
        total: await countMessages(db, memberId, narrowing),
      };
    },
    async mark(
      memberId: string,
      asked: AskedMessages,
      read: boolean,
      now: Date,
    ): Promise<MessagesDone> {
      const ids = await markRead(db, memberId, selectionOf(asked), read ? now : null);
      return doneWith(asked, ids);
    },
    async remove(memberId: string, asked: AskedMessages, now: Date): Promise<MessagesDone> {
      return doneWith(asked, await markRemoved(db, memberId, selectionOf(asked), now));
    },
    async restore(
      memberId: string,
      keys: readonly (string | null)[],
      now: Date,
    ): Promise<MessagesDone> {
      const asked = { keys };
      const since = addMinutes(now, -LIMITS.messageRestoreMinutes);
      const ids = keys.filter((key) => key !== null);
      return doneWith(asked, await markRestored(db, memberId, ids, since));
    },
    /** What a message is about, where the viewer may still see it. */
    async subject({ subject }: Message, actor: Actor, now: Date) {
      const found = subject && (await subjects[subject.type](subject.id, actor, now));
      return found ? { ...found, __typename: subject?.type } : null;
    },
    copiesWanted: copiesWanted.bind(null, db),
    /** Whether an address is that of a member who wants no copies. */
    declinesCopies: (address: string) => declinesCopies(db, contactLookup(address)),
    setCopies: storeCopies.bind(null, db),
    sendCopy: sendCopy.bind(null, sources),
    /** Erases messages by their terms (RULES 9.16, 10.21); answers how many. */
    erase(now: Date): Promise<number> {
      const { orders: written } = erasureInstants(now);
      const removed = addMinutes(now, -LIMITS.messageRestoreMinutes);
      const told = addMinutes(now, -OCCASION_DAYS * MINUTES_A_DAY);
      return processInBatches((most) => eraseMessages(db, { written, removed, told }, most));
    },
  };
}

export type MessageService = ReturnType<typeof createMessageService>;
