import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { codeEvent, requestEvent } from '#gateway/modules/orders/access/order-access.service.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { readCheckInCode, readCheckInLookup } from './check-in-access.input.ts';

/** How a guest comes to a flight of a booking: four details, then a code. */
export const checkInAccessResolvers: Resolvers = {
  Mutation: {
    async requestCheckInAccess(_root, { input }, context) {
      const { services, security, requestId, address, now } = context;
      const lookup = readCheckInLookup(input, now);
      if ('faults' in lookup) return { challenge: null, userErrors: lookup.faults };
      const { sessionId } = await services.sessions.begin(context);
      const answer = await services.checkIns.requestAccess(lookup, { sessionId, address }, now);
      const event = requestEvent(answer);
      if (event) security.note(event, { requestId, address });
      if ('problem' in answer)
        return { challenge: null, userErrors: [{ code: answer.problem, path: [] }] };
      return { challenge: { ...answer.challenge, serverNow: now }, userErrors: [] };
    },
    async confirmCheckInAccess(_root, { input }, context) {
      const { services, security, requestId, address, now } = context;
      const answer = readCheckInCode(input);
      if ('faults' in answer) return { itinerary: null, userErrors: answer.faults };
      const actor = await context.actor();
      const { sessionId } = actor;
      // A client without a session has requested no code, and needs none for this answer.
      const access = sessionId
        ? await services.checkIns.confirmAccess(answer, { sessionId, address }, now)
        : ({ problem: 'CODE_WRONG' } as const);
      if ('problem' in access) {
        const event = codeEvent(access);
        if (event) security.note(event, { requestId, address });
        return { itinerary: null, userErrors: [{ code: access.problem, path: ['code'] }] };
      }
      return {
        itinerary: await services.checkIns.itinerary(access, actor, now),
        userErrors: [],
      };
    },
  },
  RequestCheckInAccessError: userErrorFields,
  ConfirmCheckInAccessError: userErrorFields,
};
