import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { readPassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { boardingPassKey } from './boarding-pass-key.ts';

/** What opens the gate. */
export const boardingPassesResolvers: Resolvers = {
  PassengerSegment: {
    boardingPass: (one, _args, { services, now }) => services.checkIns.boardingPass(one, now),
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
};

export const boardingPassNode: NodeLoader = async (key, { services, actor, now }) => {
  const named = readPassengerSegmentKey(key);
  const one = named && (await services.checkIns.passengerOn(named, await actor(), now));
  return one && services.checkIns.boardingPass(one, now);
};
