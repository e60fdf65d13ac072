import { useIntl } from 'react-intl';
import { EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { type BenefitLine, isGiven } from '#web/app/routes/club/benefit-lines.ts';
import { useBenefitWords } from '#web/app/routes/club/use-benefit-words.ts';
import styles from './cards-at-a-glance.module.css';

/** The card of each level that flying leads to; the others of a level give nearly the same. */
const CARDS = ['HAPPINESS', 'SILVER', 'GOLD', 'PLATINUM'] as const;

/** What members look for first. */
const LINES = [
  'pointsBonusPercent',
  'extraBags',
  'lounge',
  'seatDiscountPercent',
] as const satisfies readonly BenefitLine[];

/** The cards of the four levels in a row, each with what it brings. Texts: `club`, `club-card`. */
export function CardsAtAGlance() {
  const intl = useIntl();
  const { card } = useCardWords();
  const words = useBenefitWords();
  return (
    <ul className={styles.cards} aria-label={intl.formatMessage({ id: 'club.glance' })}>
      {CARDS.map((tier) => (
        <li key={tier} className={styles.card} data-level={TIER_CARDS[tier].level}>
          <CardFace tier={tier} />
          <p className={styles.name}>{card(tier)}</p>
          <dl className={styles.lines}>
            {tier === 'HAPPINESS' && (
              <div className={styles.line}>
                <dt>
                  <FormattedMessage id="club.pointsOfBirthday" />
                </dt>
                <dd>
                  <FormattedMessage
                    id="club.bonus"
                    values={{ percent: EARNING.birthdayBonusPercent }}
                  />
                </dd>
              </div>
            )}
            {LINES.filter((line) => isGiven(line, tier)).map((line) => (
              <div key={line} className={styles.line}>
                <dt>{words.line(line)}</dt>
                <dd>{words.value(line, tier)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
