import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { Card, Member } from '#gateway/modules/members/member.model.ts';
import { readClaim } from '#gateway/modules/points/claims/claim-flight.service.ts';
import type { FlownSegment } from '#gateway/modules/points/points.model.ts';
import type { PointsService } from '#gateway/modules/points/points.service.ts';
import { statusOf } from '#gateway/modules/points/segments/flown-status.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { ClaimFlightErrorCode, Resolvers } from '#gateway/resolvers.gen.ts';
import { QUALIFYING_MONTHS, type QualifyingTarget } from '#schema/codes/club/tier-benefits.ts';
import { addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  countsUntil,
  nextTierGoal,
  qualifyingFrom,
  renewalGoal,
  type TierGoal,
} from '#schema/rules/club/tier-progress.ts';

type Goal = TierGoal & { readonly until: LocalDate | null };

/** How far a member is to the next card and to keeping this one. */
type Progress = {
  readonly months: number;
  readonly earned: QualifyingTarget;
  readonly next: Goal | null;
  readonly renewal: Goal | null;
};

type Status = Pick<PointsService, 'status'>;

/**
 * The way to keep a card, by what was earned in the months that end with its validity; null where
 * flying does not decide.
 */
async function renewalOf(
  points: Status,
  memberId: string,
  { tier, validUntil }: Pick<Card, 'tier' | 'validUntil'>,
): Promise<Goal | null> {
  if (validUntil === null) return null;
  const span = { from: qualifyingFrom(validUntil), to: validUntil };
  const goal = renewalGoal(tier, (await points.status(memberId, span)).earned);
  return goal && { ...goal, until: validUntil };
}

/** The progress of a member at an instant (RULES 9.2). */
async function progressOf(
  points: Status,
  memberId: string,
  card: Pick<Card, 'tier' | 'validUntil'>,
  now: Date,
): Promise<Progress> {
  const today = commercialDay(now);
  const span = { from: qualifyingFrom(today), to: today };
  const { earned, since } = await points.status(memberId, span);
  const next = nextTierGoal(card.tier, earned);
  return {
    months: QUALIFYING_MONTHS,
    earned,
    next: next && { ...next, until: since && countsUntil(since) },
    renewal: await renewalOf(points, memberId, card),
  };
}

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);
const sumOf = (records: readonly FlownSegment[]): number =>
  records.reduce((sum, { change }) => sum + change, 0);

/**
 * The segments of a member in the months that count today, one by one and month by month
 * (RULES 9.8).
 */
async function flownSummary(
  points: Pick<PointsService, 'segments' | 'status'>,
  { id, card }: Pick<Member, 'id' | 'card'>,
  now: Date,
) {
  const today = commercialDay(now);
  const from = qualifyingFrom(today);
  const records = await points.segments(id, { from, to: today });
  const renewal = await renewalOf(points, id, card);
  return {
    from,
    pastTwelveMonths: sumOf(records),
    qualifying: statusOf(records).earned.segments,
    neededForRenewal: renewal && (renewal.reached ? 0 : renewal.missing.segments),
    months: Array.from({ length: QUALIFYING_MONTHS }, (_, index) => {
      const month = addMonths(from, index);
      const own = records.filter(({ date }) => monthOf(date) === monthOf(month));
      return { month, segments: sumOf(own) };
    }),
    records,
  };
}

const NOTHING = { entries: [], flownSegment: null, member: null };

function pathOf(code: ClaimFlightErrorCode): string[] {
  if (code === 'IDEMPOTENCY_KEY_REUSED') return ['idempotencyKey'];
  return code === 'CLAIM_TOO_EARLY' || code === 'CLAIM_TOO_LATE' ? ['flightDate'] : [];
}

/**
 * What was flown, what it leads to, and flights that were not credited. Only the member's own
 * session leads to them.
 */
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
  ClaimFlightError: userErrorFields,
};

export const flownSegmentNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  return memberId && isUuid(id) ? services.points.findSegment(memberId, id) : null;
};
