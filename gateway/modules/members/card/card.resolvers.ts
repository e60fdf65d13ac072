import { describeCode } from '#gateway/graphql/describe-code.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { readClaim } from '#gateway/modules/points/claims/claim-flight.input.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { ClaimFlightErrorCode, Resolvers } from '#gateway/resolvers.gen.ts';
import { flownSummary } from './flown-summary.ts';
import { progressOf } from './progress.ts';

const NOTHING = { entries: [], flownSegment: null, member: null };

const pathOf = (code: ClaimFlightErrorCode): string[] => {
  if (code === 'IDEMPOTENCY_KEY_REUSED') return ['idempotencyKey'];
  return code === 'CLAIM_TOO_EARLY' || code === 'CLAIM_TOO_LATE' ? ['flightDate'] : [];
};

/** What was flown, what it leads to, and flights that were not credited. Only the member's own session leads to them. */
export const cardResolvers: Resolvers = {
  Member: {
    flownSegments: (member, _args, { services, now }) => flownSummary(services.points, member, now),
    progress: ({ id, card }, _args, { services, now }) =>
      progressOf(services.points, id, card, now),
  },
  Mutation: {
    async claimFlight(_root, { input }, { services, actor, now }) {
      const { memberId, sessionId } = await actor();
      if (!memberId || !sessionId) throw signInRequired();
      const claim = readClaim(input);
      if ('faults' in claim) return { ...NOTHING, userErrors: claim.faults };
      const answer = await services.points.claim(claim, { memberId, sessionId }, now);
      if ('problem' in answer) {
        const { problem: code } = answer;
        return { ...NOTHING, userErrors: [{ code, path: pathOf(code) }] };
      }
      const { segment, entries } = await services.points.creditOfCoupon(memberId, answer.couponId);
      const member = await services.members.find(memberId);
      return { entries, flownSegment: segment, member, userErrors: [] };
    },
  },
  FlownSegment: {
    id: ({ id }) => globalId('FlownSegment', id),
    flight: ({ flightNumber, date }, _args, { services }) =>
      flightNumber ? services.points.flightOf({ flightNumber, date }) : null,
  },
  ClaimFlightError: { path: ({ path }) => [...path], message: describeCode },
};

export const flownSegmentNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  return memberId && isUuid(id) ? services.points.findSegment(memberId, id) : null;
};
