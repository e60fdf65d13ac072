import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { SiteLink } from '#web/app/components/site-link/site-link.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { CLUB_PAGES } from '#web/app/site-map/club-pages.ts';
import styles from './club.module.css';
import { LevelFacts } from './level-facts.tsx';
import { Section } from './section.tsx';

/** The levels of the club with their cards (RULES 9.1), from the first one up. */
const LEVELS = [
  { tier: 'HAPPINESS', name: 'home.tierHappiness', cards: 'home.cardsHappiness' },
  { tier: 'SILVER', name: 'home.tierSilver', cards: 'home.cardsSilver' },
  { tier: 'GOLD', name: 'home.tierGold', cards: 'home.cardsGold' },
  { tier: 'PLATINUM', name: 'home.tierPlatinum', cards: 'home.cardsPlatinum' },
] as const;

/** What a visitor asks first; the menu and the footer have the rest. */
const FIRST_PAGES = CLUB_PAGES.slice(0, 4);

/**
 * The loyalty club: what a point is worth, the levels one after the other, and the pages that say
 * more.
 */
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
            <CardFace tier={tier} />
            <h3 className={styles.name}>
              <FormattedMessage id={name} />
            </h3>
            <LevelFacts tier={tier} />
            <p className={styles.cards}>
              <FormattedMessage id={cards} />
            </p>
          </li>
        ))}
      </ol>
      <ul className={styles.pages}>
        {FIRST_PAGES.map((page) => (
          <li key={page.path}>
            <SiteLink area={page} className={styles.page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
