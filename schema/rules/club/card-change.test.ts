import { describe, expect, it } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { CLUB_LEVELS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { cardAfter, reachedCard } from './card-change.ts';

const NOTHING = { points: 0, segments: 0 };

describe('a card that is reached', () => {
  it.each([
    ['HAPPINESS', { points: 11_999, segments: 14 }, null],
    ['HAPPINESS', { points: 12_000, segments: 0 }, 'SILVER'],
    ['HAPPINESS', { points: 0, segments: 15 }, 'SILVER'],
    ['HAPPINESS', { points: 0, segments: 29 }, 'SILVER'],
    ['HAPPINESS', { points: 0, segments: 30 }, 'GOLD'],
    ['HAPPINESS', { points: 70_000, segments: 0 }, 'PLATINUM'],
    ['SPECIAL_SILVER', { points: 0, segments: 15 }, null],
    ['SPECIAL_SILVER', { points: 30_000, segments: 0 }, 'GOLD'],
    ['VISA_PLATINUM', { points: 70_000, segments: 60 }, null],
  ] as const)('with %s and %o it is %s', (tier, earned, reached) => {
    expect(reachedCard(tier, earned, '2026-11-22')?.tier ?? null).toBe(reached);
  });

  it('is valid for 24 months from today', () => {
    expect(reachedCard('HAPPINESS', { points: 0, segments: 15 }, '2026-11-22')).toEqual({
      change: 'REACHED',
      tier: 'SILVER',
      validFrom: '2026-11-22',
      validUntil: '2028-11-21',
    });
  });
});

describe('the card after one that has ended', () => {
  const ended = { validFrom: '2024-12-01', validUntil: '2026-11-30' };

  it.each([
    ['GOLD', { points: 24_999, segments: 24 }, 'LOWERED', 'SILVER'],
    ['GOLD', { points: 25_000, segments: 0 }, 'KEPT', 'GOLD'],
    ['GOLD', { points: 0, segments: 25 }, 'KEPT', 'GOLD'],
    ['SPECIAL_GOLD', { points: 0, segments: 25 }, 'KEPT', 'GOLD'],
    ['SPECIAL_SILVER', NOTHING, 'LOWERED', 'HAPPINESS'],
    ['PLATINUM', NOTHING, 'LOWERED', 'GOLD'],
    // what keeps an earned card is not enough for one that flying does not keep
    ['VISA_PLATINUM', { points: 69_999, segments: 59 }, 'LOWERED', 'GOLD'],
    ['SPECIAL_VIP_PLATINUM', { points: 70_000, segments: 0 }, 'KEPT', 'PLATINUM'],
  ] as const)('of %s with %o is %s: %s', (tier, earned, change, after) => {
    expect(cardAfter({ ...ended, tier }, earned)).toMatchObject({ change, tier: after });
  });

  it.each([
    ['VISA_PLATINUM', true, 'KEPT', 'VISA_PLATINUM'],
    ['VISA_PLATINUM', false, 'LOWERED', 'GOLD'],
    ['SPECIAL_VIP_PLATINUM', true, 'KEPT', 'SPECIAL_VIP_PLATINUM'],
    // what an earned card came with is flown
    ['PLATINUM', true, 'LOWERED', 'GOLD'],
    ['SPECIAL_GOLD', true, 'LOWERED', 'SILVER'],
  ] as const)('of %s that came with what is held (%s) is %s: %s', (tier, held, change, after) => {
    expect(cardAfter({ ...ended, tier }, NOTHING, held)).toMatchObject({ change, tier: after });
  });

  it('begins on the day after, and the card of every member has no end', () => {
    expect(cardAfter({ ...ended, tier: 'GOLD' }, NOTHING)).toMatchObject({
      validFrom: '2026-12-01',
      validUntil: '2028-11-30',
    });
    expect(cardAfter({ ...ended, tier: 'SILVER' }, NOTHING).validUntil).toBeNull();
  });

  it.each(CARD_TIERS)('of %s is at most one level lower', (tier) => {
    const levelOf = (card: typeof tier) => CLUB_LEVELS.indexOf(TIER_CARDS[card].level);
    const after = cardAfter({ ...ended, tier }, NOTHING);
    expect(levelOf(after.tier)).toBe(Math.max(0, levelOf(tier) - 1));
  });
});
