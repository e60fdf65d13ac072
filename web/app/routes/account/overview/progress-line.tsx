import { chakra } from '@chakra-ui/react';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';

const COLOURS = {
  HAPPINESS: 'tier.happiness',
  SILVER: 'tier.silver',
  GOLD: 'tier.gold',
  PLATINUM: 'tier.platinum',
} as const;

const Dot = chakra('span', {
  base: { flex: 'none', boxSize: '2.5', borderRadius: 'full', border: '2px solid currentColor' },
  variants: { full: { true: { background: 'currentColor' } } },
});

/**
 * The way to a card, drawn like a flight: a line to where the member is, dashes for what is still
 * to come. Decoration: the words beside it say the same.
 */
export function ProgressLine({ tier, share }: { tier: CardTier; share: number }) {
  const done = Math.round(share * 100);
  return (
    <chakra.div
      aria-hidden="true"
      display="flex"
      alignItems="center"
      marginBlock="2"
      color={COLOURS[TIER_CARDS[tier].level]}
    >
      <Dot full />
      {done > 0 && (
        <>
          <chakra.span flexGrow={done} height="2px" background="currentColor" />
          {done < 100 && <Dot full />}
        </>
      )}
      <chakra.span flexGrow={100 - done} borderTop="2px dashed currentColor" opacity="0.55" />
      <Dot full={done >= 100} />
    </chakra.div>
  );
}
