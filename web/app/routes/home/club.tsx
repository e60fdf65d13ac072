import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { Money } from '../../i18n/format/formatted.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { BrandMark } from '../../ui/logo.tsx';
import styles from './club.module.css';
import { Section } from './section.tsx';

/** The levels of the club with their cards (SPEC section 3), from the first one up. */
const LEVELS = [
  { tier: 'happiness', name: 'home.tierHappiness', cards: 'home.cardsHappiness' },
  { tier: 'silver', name: 'home.tierSilver', cards: 'home.cardsSilver' },
  { tier: 'gold', name: 'home.tierGold', cards: 'home.cardsGold' },
  { tier: 'platinum', name: 'home.tierPlatinum', cards: 'home.cardsPlatinum' },
] as const;

/** The loyalty club: what a point is worth, and the levels one after the other. */
export function Club() {
  const intl = useIntl();
  const club = BRAND.clubName[useLocale()];
  const worth = { amount: LIMITS.pointValueMinorUnits, currency: BRAND.currency };
  const facts = [
    ['home.pointWorth', { worth: <Money value={worth} /> }],
    ['home.pointCredit', { days: LIMITS.pointsCreditWorkingDays }],
    ['home.pointUse', {}],
  ] as const;
  return (
    <Section
      tone="club"
      title={club}
      lead={<FormattedMessage id="home.clubLead" values={{ club }} />}
    >
      <ul className={styles.facts}>
        {facts.map(([id, values]) => (
          <li key={id} className={styles.fact}>
            <FormattedMessage id={id} values={values} />
          </li>
        ))}
      </ul>
      <ol className={styles.levels} aria-label={intl.formatMessage({ id: 'home.levels' })}>
        {LEVELS.map(({ tier, name, cards }) => (
          <li key={tier} className={styles.level} data-tier={tier}>
            <span className={styles.card}>
              <BrandMark size="2.5rem" />
              <span className={styles.cardName}>
                <FormattedMessage id={name} />
              </span>
            </span>
            <span className={styles.cards}>
              <FormattedMessage id={cards} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
