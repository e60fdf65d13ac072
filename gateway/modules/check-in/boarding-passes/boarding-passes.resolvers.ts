import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { checkInOf } from '#gateway/modules/check-in/check-in.resolvers.ts';
import { readPassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { maskEmail } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { boardingPassKey } from './boarding-pass.model.ts';
import { readSendBoardingPasses } from './send-boarding-passes.input.ts';

/** What opens the gate. */
export const boardingPassesResolvers: Resolvers = {
  Mutation: {
    async sendBoardingPasses(_root, { input }, { services, actor, now }) {
      const { request, faults } = readSendBoardingPasses(input);
      if (faults.length > 0) return { passengerSegments: [], sentTo: null, userErrors: faults };
      const sent = await services.boardingPasses.send(request, await actor(), now);
      return {
        passengerSegments: [...sent.passengers],
        sentTo: sent.sentTo && maskEmail(sent.sentTo),
        userErrors: [...sent.userErrors],
      };
    },
  },
  PassengerSegment: {
    async boardingPass(one, _args, { services, now }) {
      const { stored } = await checkInOf(services, one);
      return stored?.state === 'CHECKED_IN' ? services.checkIns.boardingPass(one, now) : null;
    },
  },
  BoardingPass: {
    id: ({ one }) => globalId('BoardingPass', boardingPassKey(one)),
    passengerSegment: ({ one }) => one,
    bookingReference: ({ one }) => one.segment.order.reference,
    sequenceNumber: ({ stored }) => stored.sequenceNumber,
    notes: ({ notes }) => [...notes],
    issuedAt: ({ stored }) => stored.checkedInAt,
    pdfUrl: ({ one }, _args, { services }) => services.boardingPasses.download(one),
    walletUrl: () => null,
  },
  SendBoardingPassesError: userErrorFields,
};

export const boardingPassNode: NodeLoader = async (key, { services, actor, now }) => {
  const named = readPassengerSegmentKey(key);
  const one = named && (await services.checkIns.passengerOn(named, await actor(), now));
  return one && services.checkIns.boardingPass(one, now);
};
