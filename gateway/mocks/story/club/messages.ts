import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import { messageText } from '#gateway/mocks/club.recipes.ts';
import { type PageArguments, pageOf } from '#gateway/mocks/story/connection.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type {
  MarkMessagesInput,
  MessageFilter,
  MessageSelectionInput,
  RemoveMessagesInput,
} from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const DAY_MINUTES = 24 * 60;

/** The messages with which a story begins: two unread ones, and one that was read. */
export const leaveMessages = ({ messages }: Story, now: Date): void => {
  for (const [index, daysAgo] of [1, 4, 30].entries()) {
    const createdAt = addMinutes(now, -daysAgo * DAY_MINUTES);
    const readAt = index < 2 ? null : addMinutes(createdAt, DAY_MINUTES);
    messages.set(String(index + 1), { createdAt, readAt });
  }
};

/** A message as the schema shows it; null when there is none. */
export const messageView = ({ messages }: Story, key: string) => {
  const found = messages.get(key);
  return found
    ? {
        ...{ ...found, id: globalId('Message', key), kind: 'FLIGHT', subject: null },
        ...{ title: messageText, text: messageText },
      }
    : null;
};

const listed = (story: Story) =>
  [...story.messages.keys()].flatMap((key) => messageView(story, key) ?? []);

/** The messages, the latest first, as the filter narrows them. */
export const messagesOf =
  (story: Story) =>
  ({ filter, ...page }: PageArguments & { filter?: MessageFilter | null }) => {
    const { kinds, read } = filter ?? {};
    const shown = listed(story).filter(
      (one) =>
        (!kinds || kinds.some((kind) => kind === one.kind)) &&
        (typeof read !== 'boolean' || (one.readAt !== null) === read),
    );
    return pageOf(shown, page, LIMITS.page.most);
  };

export const unreadMessages = ({ messages }: Story): number =>
  [...messages.values()].filter(({ readAt }) => readAt === null).length;

/** The keys that are meant, and the ids that name no message. */
const chosen = ({ messages }: Story, { ids, writtenUntil }: MessageSelectionInput) => {
  const keys = (ids ?? []).map((id) => keyOf('Message', id) ?? '');
  const written = [...messages].filter(
    ([, { createdAt }]) => writtenUntil && createdAt <= writtenUntil,
  );
  const userErrors = keys.flatMap((key, index) =>
    messages.has(key)
      ? []
      : [{ code: 'MESSAGE_NOT_FOUND', path: ['messages', 'ids', String(index)] }],
  );
  const known = [...keys.filter((key) => messages.has(key)), ...written.map(([key]) => key)];
  return { known, userErrors };
};

/** Marks messages as read or unread. */
export const markMessages = (story: Story, { messages, read }: MarkMessagesInput, now: Date) => {
  const { known, userErrors } = chosen(story, messages);
  for (const key of known) {
    const found = story.messages.get(key);
    if (found) story.messages.set(key, { ...found, readAt: read ? (found.readAt ?? now) : null });
  }
  const named = messages.ids ? known.map((key) => messageView(story, key)) : [];
  return { messages: named, userErrors };
};

/** Removes messages, and answers which. */
export const removeMessages = (story: Story, { messages }: RemoveMessagesInput) => {
  const { known, userErrors } = chosen(story, messages);
  for (const key of known) story.messages.delete(key);
  return { removedIds: known.map((key) => globalId('Message', key)), userErrors };
};
