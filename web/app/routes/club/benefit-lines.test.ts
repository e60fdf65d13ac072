import { describe, expect, it } from 'vitest';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { BENEFIT_LINES, type BenefitLine, isGiven } from './benefit-lines.ts';

/** The lowest card that gives something. */
const firstWith = (line: BenefitLine): CardTier | undefined =>
  CARD_TIERS.find((tier) => TIER_CARDS[tier].way === 'EARNED' && isGiven(line, tier));

describe('what the pages of the club say', () => {
  it('names every benefit that a card has', () => {
    const benefits = Object.keys(TIER_CARDS.PLATINUM.benefits);
    expect(benefits.filter((name) => !BENEFIT_LINES.some((line) => line === name))).toEqual([]);
  });

  it.each<[BenefitLine, CardTier]>([
    ['extraBags', 'SILVER'],
    ['priorityCheckIn', 'SILVER'],
    ['priorityWaitlist', 'SILVER'],
    ['lounge', 'GOLD'],
    ['priorityBoarding', 'GOLD'],
    ['priorityBaggage', 'GOLD'],
    ['frontRow', 'GOLD'],
  ])('%s begins with the card that the texts name: %s', (line, tier) => {
    expect(firstWith(line)).toBe(tier);
  });

  it('the Special VIP card gives more than Platinum, the VISA card less', () => {
    const { PLATINUM, SPECIAL_VIP_PLATINUM, VISA_PLATINUM } = TIER_CARDS;
    const guests = (card: typeof PLATINUM) => card.benefits.lounge?.guests ?? 0;
    expect(guests(SPECIAL_VIP_PLATINUM)).toBeGreaterThan(guests(PLATINUM));
    expect(guests(VISA_PLATINUM)).toBeLessThan(guests(PLATINUM));
  });
});
