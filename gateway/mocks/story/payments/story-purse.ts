import { pointsAccount } from '#gateway/mocks/story/club/points-account.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { MemberService } from '#gateway/modules/members/members.service.ts';
import type { PointsService } from '#gateway/modules/points/points.service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

/** What payments ask of the member's points: how many there are, and whether they are released. */
export const storyPurse = (
  parts: StoryParts,
): {
  readonly points: Pick<PointsService, 'standing'>;
  readonly members: Pick<MemberService, 'passwordsOf' | 'pointsHeldUntil' | 'releaseProblem'>;
} => ({
  points: {
    async standing(_memberId, now) {
      const { available, frozen, expiringWithinYear, expiring } = pointsAccount(parts, now);
      const lots = expiring.map(({ on, points }) => ({ points, expiresOn: on }));
      return { available, frozen, expiringWithinYear, lots };
    },
  },
  members: {
    passwordsOf: async () =>
      parts.story.account.consumptionPasswordSet ? [{ kind: 'CONSUMPTION', wrongTries: 0 }] : [],
    pointsHeldUntil: async () => null,
    /** Any six digits are right: the story stores no password. */
    async releaseProblem(_memberId, digits) {
      if (!parts.story.account.consumptionPasswordSet) return 'CONSUMPTION_PASSWORD_NOT_SET';
      const isWhole = digits.length === LIMITS.consumptionPassword.digits;
      return isWhole ? null : 'CONSUMPTION_PASSWORD_WRONG';
    },
  },
});
