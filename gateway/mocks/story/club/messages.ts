import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { StoredMessage, Story } from '#gateway/mocks/story/story.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { messageWords } from '#gateway/ports/documents/member-message.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { PageArguments } from '#gateway/requests/page-of.ts';
import type {
  MarkMessagesInput,
  MessageFilter,
  MessageSelectionInput,
  RemoveMessagesInput,
  RestoreMessagesInput,
} from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { MESSAGE_EVENTS } from '#schema/codes/club/message-events.ts';

const subjectOf = async ({ orders }: StoryParts, reference: string | null, now: Date) => {
  const order = orders.all(now).find((one) => one.reference === reference);
  return order ? { ...order, __typename: 'Order' } : null;
};

/** A message as the schema shows it; null when there is none. */
export const messageView = (parts: StoryParts, key: string, now: Date) => {
  const found = parts.story.messages.get(key);
  if (!found || found.removed) return null;
  const { event, facts, createdAt, readAt, orderReference } = found;
  const wordsIn = ({ locale }: { readonly locale: Locale }) => messageWords(event, facts, locale);
  return {
    id: globalId('Message', key),
    kind: MESSAGE_EVENTS[event].kind,
    createdAt,
    readAt,
    title: (args: { readonly locale: Locale }) => wordsIn(args).title,
    text: (args: { readonly locale: Locale }) => wordsIn(args).text,
    subject: () => subjectOf(parts, orderReference, now),
  };
};

/** The messages, the latest first, as the filter narrows them. */
export const messagesOf =
  (parts: StoryParts, now: Date) =>
  ({ filter, ...page }: PageArguments & { filter?: MessageFilter | null }) => {
    const { kinds, read } = filter ?? {};
    const listed = [...parts.story.messages.keys()].flatMap(
      (key) => messageView(parts, key, now) ?? [],
    );
    const shown = listed.filter(
      (one) =>
        (!kinds || kinds.some((kind) => kind === one.kind)) &&
        (typeof read !== 'boolean' || (one.readAt !== null) === read),
    );
    return connectionOf(shown, page, { most: LIMITS.page.most, keyOf: ({ id }) => id });
  };

export const unreadMessages = ({ messages }: Story): number =>
  [...messages.values()].filter(({ readAt, removed }) => readAt === null && !removed).length;

const keysOf = (ids: readonly string[]): string[] => ids.map((id) => keyOf('Message', id) ?? '');

/** The keys that are meant and there, and the ids that name no message. */
const chosen = ({ messages }: Story, { ids, writtenUntil }: MessageSelectionInput) => {
  const keys = keysOf(ids ?? []);
  const isThere = (key: string) => messages.get(key)?.removed === false;
  const written = [...messages].filter(
    ([, { createdAt, removed }]) => writtenUntil && createdAt <= writtenUntil && !removed,
  );
  return {
    known: [...keys.filter(isThere), ...written.map(([key]) => key)],
    userErrors: missing(keys, isThere, 'messages', 'ids'),
  };
};

const missing = (
  keys: readonly string[],
  isThere: (key: string) => boolean,
  ...path: readonly string[]
) =>
  keys.flatMap((key, index) =>
    isThere(key) ? [] : [{ code: 'MESSAGE_NOT_FOUND', path: [...path, String(index)] }],
  );

const change = (
  { messages }: Story,
  keys: readonly string[],
  how: (message: StoredMessage) => Partial<StoredMessage>,
): void => {
  for (const key of keys) {
    const found = messages.get(key);
    if (found) messages.set(key, { ...found, ...how(found) });
  }
};

/** Marks messages as read or unread. */
export const markMessages = (
  parts: StoryParts,
  { messages, read }: MarkMessagesInput,
  now: Date,
) => {
  const { known, userErrors } = chosen(parts.story, messages);
  change(parts.story, known, ({ readAt }) => ({ readAt: read ? (readAt ?? now) : null }));
  const named = messages.ids ? known.map((key) => messageView(parts, key, now)) : [];
  return { messages: named, userErrors };
};

/** Removes messages, and answers which. */
export const removeMessages = (story: Story, { messages }: RemoveMessagesInput) => {
  const { known, userErrors } = chosen(story, messages);
  change(story, known, () => ({ removed: true }));
  return { removedIds: known.map((key) => globalId('Message', key)), userErrors };
};

/** Brings removed messages back. */
export const restoreMessages = (parts: StoryParts, { ids }: RestoreMessagesInput, now: Date) => {
  const keys = keysOf(ids);
  change(parts.story, keys, () => ({ removed: false }));
  return {
    messages: keys.flatMap((key) => messageView(parts, key, now) ?? []),
    userErrors: missing(keys, (key) => parts.story.messages.has(key), 'ids'),
  };
};
