import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { readAccessCode, readOrderLookup } from './order-access.input.ts';
import { codeEvent, requestEvent } from './order-access.service.ts';

/**
 * How a guest finds an order again: two factors, then a code; and what is open to the browser so.
 */
export const orderAccessResolvers: Resolvers = {
  Mutation: {
    async requestOrderAccess(_root, { input }, context) {
      const { services, security, requestId, address, now } = context;
      const lookup = readOrderLookup(input);
      if ('faults' in lookup) return { challenge: null, userErrors: lookup.faults };
      const { sessionId } = await services.sessions.begin(context);
      const answer = await services.orderAccess.request(lookup, { sessionId, address }, now);
      const event = requestEvent(answer);
      if (event) security.note(event, { requestId, address });
      if ('problem' in answer)
        return { challenge: null, userErrors: [{ code: answer.problem, path: [] }] };
      return { challenge: { ...answer.challenge, serverNow: now }, userErrors: [] };
    },
    async confirmOrderAccess(_root, { input }, context) {
      const { services, security, requestId, address, now } = context;
      const refused = { orders: [], accessExpiresAt: null };
      const answer = readAccessCode(input);
      if ('faults' in answer) return { ...refused, userErrors: answer.faults };
      const actor = await context.actor();
      const { sessionId, memberId } = actor;
      // A client without a session has requested no code, and needs none for this answer.
      const access = sessionId
        ? await services.orderAccess.confirm(answer, { sessionId, memberId, address }, now)
        : ({ problem: 'CODE_WRONG' } as const);
      const event = codeEvent(access);
      if (event) security.note(event, { requestId, address });
      if ('problem' in access)
        return { ...refused, userErrors: [{ code: access.problem, path: ['code'] }] };
      const { orderIds, accessExpiresAt } = access;
      const found = await Promise.all(
        orderIds.map((id) => services.orders.find({ id }, actor, now)),
      );
      return {
        orders: found.filter((order) => order !== null),
        accessExpiresAt,
        userErrors: [],
      };
    },
  },
  Viewer: {
    openedOrders: async (_viewer, _args, { services, actor, now }) =>
      services.orders.openedTo(await actor(), now),
  },
  RequestOrderAccessError: userErrorFields,
  ConfirmOrderAccessError: userErrorFields,
};
