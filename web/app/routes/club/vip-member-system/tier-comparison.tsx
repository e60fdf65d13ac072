import { useState } from 'react';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { QUALIFYING_MONTHS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { BENEFIT_LINES } from '#web/app/routes/club/benefit-lines.ts';
import { BenefitValue } from '#web/app/routes/club/benefit-value.tsx';
import { useBenefitWords } from '#web/app/routes/club/use-benefit-words.ts';
import { ComparedCard } from './compared-card.tsx';
import styles from './tier-comparison.module.css';

/**
 * All cards side by side. On small screens the two that the user chooses; on paper all again.
 * Texts: `club`, `club-card`.
 */
export function TierComparison() {
  const [first, setFirst] = useState<CardTier>('SILVER');
  const [second, setSecond] = useState<CardTier>('GOLD');
  const { card } = useCardWords();
  const { line: label } = useBenefitWords();
  const shown = (tier: CardTier) => {
    if (tier === first) return { 'data-shown': 'first' };
    return tier === second ? { 'data-shown': 'second' } : {};
  };
  return (
    <div className={styles.comparison}>
      <div className={styles.choice} data-screen-only="">
        <ComparedCard label="club.compareFirst" value={first} other={second} onChange={setFirst} />
        <ComparedCard
          label="club.compareSecond"
          value={second}
          other={first}
          onChange={setSecond}
        />
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <FormattedMessage
            id="club.comparison"
            values={{ count: CARD_TIERS.length, months: QUALIFYING_MONTHS }}
          />
        </caption>
        <thead>
          <tr>
            {CARD_TIERS.map((tier) => (
              <th
                key={tier}
                scope="col"
                className={styles.card}
                data-level={TIER_CARDS[tier].level}
                {...shown(tier)}
              >
                <CardFace tier={tier} />
                {card(tier)}
              </th>
            ))}
          </tr>
        </thead>
        {BENEFIT_LINES.map((line) => (
          <tbody key={line}>
            <tr>
              <th scope="rowgroup" colSpan={CARD_TIERS.length} className={styles.line}>
                {label(line)}
              </th>
            </tr>
            <tr>
              {CARD_TIERS.map((tier) => (
                <td key={tier} className={styles.value} {...shown(tier)}>
                  <BenefitValue line={line} tier={tier} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
