import { useIntl } from 'react-intl';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import styles from './benefit-by-card.module.css';
import { type BenefitLine, isGiven } from './benefit-lines.ts';
import { useBenefitWords } from './use-benefit-words.ts';

/**
 * One benefit in steps: what is given, and the cards that give it. Cards without it are left out.
 * Texts: `club`, `club-card`.
 */
export function BenefitByCard({ line }: { line: BenefitLine }) {
  const intl = useIntl();
  const { card } = useCardWords();
  const words = useBenefitWords();
  const steps = new Map<string, CardTier[]>();
  for (const tier of CARD_TIERS.filter((candidate) => isGiven(line, candidate))) {
    const value = words.value(line, tier);
    steps.set(value, [...(steps.get(value) ?? []), tier]);
  }
  return (
    <ul
      className={styles.steps}
      aria-label={intl.formatMessage({ id: 'club.byCard' }, { line: words.line(line) })}
    >
      {[...steps].map(([value, tiers]) => (
        <li key={value} className={styles.step} data-level={tiers[0] && TIER_CARDS[tiers[0]].level}>
          <span className={styles.value}>{value}</span>
          <ul>
            {tiers.map((tier) => (
              <li key={tier} className={styles.card}>
                {card(tier)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
