import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { maskContact } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { undoableUntil } from '#schema/rules/access/contact-undo.ts';

/** Changes of contact as those see and undo them who got the link (RULES 10.32). */
export const contactUndoResolvers: Resolvers = {
  Query: {
    undoableContactChange: (_root, { key }, { services, now }) =>
      services.members.undoableContactChange(key, now),
  },
  Mutation: {
    async undoContactChange(_root, { input: { key } }, context) {
      const { services, security, requestId, address, now } = context;
      const { memberId } = await context.actor();
      const answer = await services.members.undoContactChange(key, now);
      if ('problem' in answer)
        return { done: false, userErrors: [{ code: answer.problem, path: ['key'] }] };
      security.note('CONTACT_CHANGE_UNDONE', { requestId, address });
      // The cookies of a session that has ended are of no more use to this browser.
      if (memberId === answer.memberId) await services.sessions.signOut(context);
      return { done: true, userErrors: [] };
    },
  },
  UndoableContactChange: {
    before: ({ before }) => before && maskContact(before),
    after: ({ after }) => maskContact(after),
    undoableUntil: ({ changedAt }) => undoableUntil(changedAt),
  },
  UndoContactChangeError: userErrorFields,
};
