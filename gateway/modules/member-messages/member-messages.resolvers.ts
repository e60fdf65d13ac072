import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { messageWords } from '#gateway/ports/documents/member-message.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { MESSAGE_EVENTS } from '#schema/codes/club/message-events.ts';
import type { MessageEventNews } from './live/message-updates.service.ts';
import {
  cursorOf,
  messageKey,
  messageKeys,
  placeOf,
  readFilter,
  readSelection,
} from './member-messages.input.ts';
import type { Message } from './message.model.ts';

/** @throws UNAUTHENTICATED */
async function memberOf({ actor }: GatewayContext): Promise<string> {
  const { memberId } = await actor();
  if (!memberId) throw signInRequired();
  return memberId;
}

const notFound = (missing: readonly number[], ...path: string[]) =>
  missing.map((index) => ({
    code: 'MESSAGE_NOT_FOUND' as const,
    path: [...path, String(index)],
  }));

/** The messages that were named, as they are now and in the order of the request. */
async function named(
  { services }: GatewayContext,
  memberId: string,
  keys: readonly (string | null)[],
): Promise<Message[]> {
  const ids = keys.filter((key) => key !== null);
  const found = await services.messages.findAll(memberId, ids);
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** Messages of the airline to its members. Only their own session leads to them. */
export const messagesResolvers: Resolvers = {
  Member: {
    async messages({ id }, { filter, first, after }, { services }) {
      const page = { after: placeOf(after), first };
      const { messages, hasMore, total } = await services.messages.list(
        id,
        readFilter(filter),
        page,
      );
      const edges = messages.map((node) => ({ cursor: cursorOf(node), node }));
      return {
        edges,
        nodes: [...messages],
        totalCount: total,
        pageInfo: {
          hasNextPage: hasMore,
          hasPreviousPage: page.after !== null,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      };
    },
    unreadMessages: ({ id }, _args, { services }) => services.messages.unread(id),
    messageCopies: ({ id }, _args, { services }) => services.messages.copiesWanted(id),
  },
  Message: {
    id: ({ id }) => globalId('Message', id),
    kind: ({ event }) => MESSAGE_EVENTS[event].kind,
    title: ({ event, facts }, { locale }) => messageWords(event, facts, locale).title,
    text: ({ event, facts }, { locale }) => messageWords(event, facts, locale).text,
    subject: async (message, _args, { services, actor, now }) =>
      (await services.messages.subject(message, await actor(), now)) as never,
  },
  Mutation: {
    async markMessages(_root, { input }, context) {
      const memberId = await memberOf(context);
      const { services, now } = context;
      const asked = readSelection(input.messages);
      const read = input.read ?? true;
      const { missing } = await services.messages.mark(memberId, asked, read, now);
      return {
        messages: 'keys' in asked ? await named(context, memberId, asked.keys) : [],
        member: await services.members.find(memberId),
        userErrors: notFound(missing, 'messages', 'ids'),
      };
    },
    async removeMessages(_root, { input }, context) {
      const memberId = await memberOf(context);
      const { services, now } = context;
      const asked = readSelection(input.messages);
      const { ids, missing } = await services.messages.remove(memberId, asked, now);
      return {
        removedIds: ids.map((id) => globalId('Message', id)),
        member: await services.members.find(memberId),
        userErrors: notFound(missing, 'messages', 'ids'),
      };
    },
    async restoreMessages(_root, { input }, context) {
      const memberId = await memberOf(context);
      const { services, now } = context;
      const keys = messageKeys(input.ids);
      const { missing } = await services.messages.restore(memberId, keys, now);
      return {
        messages: await named(context, memberId, keys),
        member: await services.members.find(memberId),
        userErrors: notFound(missing, 'ids'),
      };
    },
    async setMessageCopies(_root, { input: { wanted } }, context) {
      const { services } = context;
      const member = await services.members.find(await memberOf(context));
      if (!member?.contacts.some(({ kind }) => kind === 'EMAIL'))
        return { member, userErrors: [{ code: 'NO_EMAIL_ADDRESS', path: ['wanted'] }] };
      await services.messages.setCopies(member.id, wanted);
      return { member, userErrors: [] };
    },
  },
  Subscription: {
    messageReceived: {
      async subscribe(_root, _args, context) {
        const memberId = await memberOf(context);
        const { sessionId } = await context.actor();
        return context.services.messageWatch.watch(memberId, sessionId ?? '');
      },
      resolve: ({ messageReceived }: MessageEventNews) => messageReceived,
    },
  },
  MarkMessagesError: userErrorFields,
  RemoveMessagesError: userErrorFields,
  RestoreMessagesError: userErrorFields,
  SetMessageCopiesError: userErrorFields,
};

export const messageNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  return memberId && messageKey(globalId('Message', id))
    ? services.messages.find(memberId, id)
    : null;
};
