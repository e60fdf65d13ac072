import { useIntl } from 'react-intl';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { CLUB_LEVELS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useBenefitWords } from '#web/app/routes/club/use-benefit-words.ts';
import styles from './tier-ladder.module.css';

/**
 * The levels as stairs, each with its cards: the card that flying leads to is on the step, the
 * other cards below it on a dashed line. Texts: `club`, `club-card`.
 */
export function TierLadder() {
  const intl = useIntl();
  const { card } = useCardWords();
  const { value } = useBenefitWords();
  return (
    <ol className={styles.ladder} aria-label={intl.formatMessage({ id: 'club.ladder' })}>
      {CLUB_LEVELS.map((level, at) => (
        <li key={level} className={styles.step} data-level={level}>
          <p className={styles.level}>
            <FormattedMessage id="club.level" values={{ number: at + 1 }} />
          </p>
          <ul className={styles.cards}>
            {CARD_TIERS.filter((tier) => TIER_CARDS[tier].level === level).map((tier) => (
              <li key={tier} className={styles.card} data-way={TIER_CARDS[tier].way}>
                <CardFace tier={tier} />
                <span>
                  <span className={styles.name}>{card(tier)}</span>
                  <span className={styles.way}>{value('toReach', tier)}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
