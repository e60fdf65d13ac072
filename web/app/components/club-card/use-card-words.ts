import { useIntl } from 'react-intl';
import type { CardTier } from '#schema/codes/card-tiers.ts';
import type { ClubLevel } from '#schema/codes/tier-benefits.ts';

/** The names of the club's cards and of their levels, in the reader's language. Texts: `club-card`. */
export function useCardWords() {
  const intl = useIntl();
  return {
    card: (tier: CardTier) => intl.formatMessage({ id: 'club-card.name' }, { tier }),
    level: (level: ClubLevel) => intl.formatMessage({ id: 'club-card.level' }, { level }),
  };
}
