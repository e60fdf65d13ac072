import { useIntl } from 'react-intl';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';

/** The names of the club's cards, in the user's language. Texts: `club-card`. */
export function useCardWords() {
  const intl = useIntl();
  return { card: (tier: CardTier) => intl.formatMessage({ id: 'club-card.name' }, { tier }) };
}
