import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { tooManyRequests } from '#gateway/requests/faults.ts';
import { maskEmail } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { printedConfirmationNumber } from '#schema/rules/after-sale/confirmation-number.ts';
import { ticketUse } from '#schema/rules/after-sale/ticket-use.ts';
import { readCodeSubmission, readTicketDetails } from './itinerary-confirmations.input.ts';
import { priceOf, ticketAtPrice, travellerOf } from './itinerary-of-ticket.ts';

/** After so many seconds a check may be tried again. */
const RETRY_SECONDS = 600;

const pathOf = (code: string): string[] => [
  code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'code',
];

/** How a traveller comes to the itinerary of a ticket: five details, then a code. */
export const itineraryConfirmationsResolvers: Resolvers = {
  Query: {
    async itineraryConfirmationStanding(_root, { number }, { services, address, now }) {
      const status = await services.itineraryConfirmations.statusOf(number, address, now);
      if (status === 'TOO_MANY_REQUESTS') throw tooManyRequests(RETRY_SECONDS);
      return status;
    },
  },
  Mutation: {
    async requestItineraryConfirmation(_root, { input }, context) {
      const { services, address, now } = context;
      const details = readTicketDetails(input);
      if ('faults' in details) return { challenge: null, userErrors: details.faults };
      const { sessionId } = await services.sessions.begin(context);
      const asker = { sessionId, address };
      const answer = await services.itineraryConfirmations.request(details, asker, now);
      if ('problem' in answer)
        return { challenge: null, userErrors: [{ code: answer.problem, path: [] }] };
      return { challenge: { ...answer.challenge, serverNow: now }, userErrors: [] };
    },
    async openItineraryConfirmation(_root, { input }, context) {
      const { services, address, now } = context;
      const submission = readCodeSubmission(input);
      if ('faults' in submission)
        return { itineraryConfirmation: null, userErrors: submission.faults };
      const actor = await context.actor();
      const { sessionId, memberId } = actor;
      // A client without a session has requested no code, and needs none for this answer.
      const opened = sessionId
        ? await services.itineraryConfirmations.open(
            submission,
            { sessionId, memberId, address },
            now,
          )
        : ({ problem: 'CODE_WRONG' } as const);
      if ('problem' in opened) {
        const { problem: code } = opened;
        return { itineraryConfirmation: null, userErrors: [{ code, path: pathOf(code) }] };
      }
      const { confirmationId } = opened;
      const found = await services.itineraryConfirmations.find(confirmationId, actor, now);
      return { itineraryConfirmation: found, userErrors: [] };
    },
  },
  ItineraryConfirmation: {
    id: ({ id }) => globalId('ItineraryConfirmation', id),
    number: ({ number }) => printedConfirmationNumber(number),
    passengerName: (confirmation) => travellerOf(confirmation).ticketName,
    ticketNumber: ({ ticket }) => ticket.number,
    issuedAt: ({ ticket }) => ticket.issuedAt,
    passengerSegments: ({ order, ticket }) =>
      passengerSegmentsIn(order).filter(
        ({ passenger, segment }) =>
          passenger.id === ticket.passengerId &&
          ticket.coupons.some(({ segmentIndex }) => segmentIndex === segment.index),
      ),
    fare: (confirmation) => priceOf(confirmation).fare,
    taxes: (confirmation) => [...priceOf(confirmation).taxes],
    total: (confirmation) => priceOf(confirmation).perPassenger,
    paymentChain: (confirmation, _args, { services, now }) =>
      services.dateChanges.paymentChain(confirmation.order, now, ticketAtPrice(confirmation)),
    use: ({ ticket }) => ticketUse(ticket.coupons.map(({ state }) => state)),
    pdfUrl: ({ id }, _args, { services }) => services.itineraryDocuments.download(id),
    sentTo: ({ order }) => maskEmail(order.contact.email),
    accessExpiresAt: async (confirmation, _args, { services, actor, now }) =>
      services.itineraryConfirmations.accessExpiresAt(confirmation, await actor(), now),
    serverNow: (_confirmation, _args, { now }) => now,
  },
  RequestItineraryConfirmationError: userErrorFields,
  OpenItineraryConfirmationError: userErrorFields,
};

export const itineraryConfirmationNode: NodeLoader = async (id, { services, actor, now }) =>
  services.itineraryConfirmations.find(id, await actor(), now);
