import { describe, expect, it } from 'vitest';
import { CARD_TIERS } from './card-tiers.ts';
import { CLUB_LEVELS, TIER_CARDS, type TierBenefits } from './tier-benefits.ts';

const cards = CARD_TIERS.map((tier) => TIER_CARDS[tier]);
const earned = cards.filter(({ way }) => way === 'EARNED');

/** Each benefit as a number, more being better. */
const worth = ({ extraBags, lounge, counter, ...others }: TierBenefits) => ({
  ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, Number(value)])),
  extraKilograms: extraBags ? extraBags.pieces * extraBags.kilograms : 0,
  lounge: lounge ? 1 + lounge.guests : 0,
  counter: [null, 'GOLD', 'PLATINUM'].indexOf(counter),
});

describe('the ladder of the club', () => {
  it('has a card for every level', () => {
    expect(new Set(cards.map(({ level }) => level))).toEqual(new Set(CLUB_LEVELS));
  });

  it('asks more for each level than for the one below, by points and by segments', () => {
    const targets = earned.map(({ toReach }) => toReach);
    for (const [at, target] of targets.entries()) {
      expect(target?.points).toBeGreaterThan(targets[at - 1]?.points ?? 0);
      expect(target?.segments).toBeGreaterThan(targets[at - 1]?.segments ?? 0);
    }
  });

  it('asks less to keep a level than to reach it', () => {
    for (const { toReach, toRenew } of earned) {
      expect(toRenew?.points).toBeLessThan(toReach?.points ?? 0);
      expect(toRenew?.segments).toBeLessThan(toReach?.segments ?? 0);
    }
  });

  it('takes nothing away on the way up', () => {
    const rungs = [TIER_CARDS.HAPPINESS, ...earned].map(({ benefits }) => worth(benefits));
    for (const [at, rung] of rungs.entries())
      for (const [name, value] of Object.entries(rung))
        expect(value, name).toBeGreaterThanOrEqual(
          (rungs[at - 1] as Record<string, number> | undefined)?.[name] ?? 0,
        );
  });

  it('gives a Special card what its level gives', () => {
    for (const { level, benefits } of cards.filter(({ way }) => way === 'GRANTED'))
      expect(benefits).toEqual(TIER_CARDS[level].benefits);
  });
});
