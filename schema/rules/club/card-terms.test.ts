import { expect, test } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { cardTerms } from './card-terms.ts';

test('a card gives what its level gives, and lists where its holder comes first', () => {
  expect(cardTerms('HAPPINESS')).toMatchObject({ priorities: [], loungeGuests: null });
  expect(cardTerms('SILVER').priorities).toEqual(['CHECK_IN', 'WAITLIST']);
  expect(cardTerms('GOLD')).toMatchObject({ loungeGuests: 1, counter: 'GOLD' });
});

test.each(CARD_TIERS)('the terms of %s are those of its card', (tier) => {
  const { level, toReach, benefits } = TIER_CARDS[tier];
  const { seatDiscountPercent } = benefits;
  expect(cardTerms(tier)).toMatchObject({ tier, level, toReach, seatDiscountPercent });
});
