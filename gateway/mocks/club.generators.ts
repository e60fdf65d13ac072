import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { cardTerms } from '#schema/rules/club/card-terms.ts';
import { pointsExpireOn } from '#schema/rules/club/points-ledger.ts';
import { nextTierGoal, qualifyingFrom, renewalGoal } from '#schema/rules/club/tier-progress.ts';
import type { TypeGenerator } from './generator.ts';

const DIGITS = '0123456789';

const TIER: CardTier = 'SILVER';

const card: TypeGenerator = (dice, now) => ({
  number: `${BRAND.carrierCode}${dice.text(DIGITS, 9)}`,
  tier: TIER,
  terms: cardTerms(TIER),
  validFrom: addDays(commercialDay(now), -200),
  validUntil: addDays(commercialDay(now), 530),
});

const progress: TypeGenerator = (dice, now) => {
  const earned = { points: dice.between(10, 290) * 100, segments: dice.between(2, 28) };
  const renewal = renewalGoal(TIER, earned);
  return {
    months: LIMITS.segmentStatisticsMonths,
    earned,
    next: { ...nextTierGoal(TIER, earned), until: null },
    renewal: renewal && { ...renewal, until: addDays(commercialDay(now), 530) },
  };
};

const points: TypeGenerator = (dice) => {
  const available = dice.between(400, 9000);
  return { available, frozen: dice.between(0, 200), expiringWithinYear: Math.floor(available / 5) };
};

const entry: TypeGenerator = (dice, now) => {
  const recordedOn = addDays(commercialDay(now), -dice.between(6, 300));
  const change = dice.between(20, 400);
  return {
    change,
    balance: change + dice.between(400, 9000),
    source: 'FLIGHT',
    recordedOn,
    expiresOn: pointsExpireOn(recordedOn),
    subject: null,
    partner: null,
  };
};

const flown: TypeGenerator = (_dice, now) => {
  const from = qualifyingFrom(commercialDay(now));
  return { from, pastTwelveMonths: 9, qualifying: 8, neededForRenewal: 4 };
};

const flownSegment: TypeGenerator = (dice, now) => ({
  date: addDays(commercialDay(now), -dice.between(6, 300)),
  source: 'FLIGHT',
  change: 1,
  qualifying: true,
  statusPoints: dice.between(2, 30) * 50,
});

/** Members, cards and points: targets, balances and days are consistent. */
export const clubGenerators: Record<string, TypeGenerator> = {
  CardTierTerms: (dice) => cardTerms(dice.pick(CARD_TIERS)),
  MembershipCard: card,
  TierProgress: progress,
  PointsAccount: points,
  PointsEntry: entry,
  FlownSegmentSummary: flown,
  FlownSegment: flownSegment,
  MemberCredentials: () => ({
    loginPasswordSet: true,
    consumptionPasswordSet: true,
    consumptionPasswordLocked: false,
    consumptionPasswordTriesLeft: LIMITS.consumptionPassword.tries,
  }),
};
