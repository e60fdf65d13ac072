import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { AreaLink } from '#web/app/components/area-link/area-link.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { partsOf, type SitePath } from '#web/app/site-map/site-map.ts';
import { BrandMark } from '#web/app/ui/brand-mark/logo.tsx';
import styles from './club.module.css';
import { Section } from './section.tsx';

/** The levels of the club with their cards (RULES 9.1), from the first one up. */
const LEVELS = [
  { tier: 'happiness', name: 'home.tierHappiness', cards: 'home.cardsHappiness' },
  { tier: 'silver', name: 'home.tierSilver', cards: 'home.cardsSilver' },
  { tier: 'gold', name: 'home.tierGold', cards: 'home.cardsGold' },
  { tier: 'platinum', name: 'home.tierPlatinum', cards: 'home.cardsPlatinum' },
] as const;

/** What a visitor asks first; the menu and the footer have the rest. */
const FIRST_PAGES: readonly SitePath[] = [
  '/memberIntro/happinessClub',
  '/memberIntro/vipMemberSystem',
  '/membershipBenefits',
  '/memberIntro/flyWithUs',
];

/** The loyalty club: what a point is worth, the levels one after the other, and the pages that say more. */
export function Club() {
  const intl = useIntl();
  const club = BRAND.clubName[useLocale()];
  const worth = { amount: LIMITS.pointValueMinorUnits, currency: BRAND.currency };
  const facts = [
    ['home.pointWorth', { worth: <Money value={worth} /> }],
    ['home.pointCredit', { days: LIMITS.pointsCreditWorkingDays }],
    ['home.pointUse', {}],
  ] as const;
  const pages = partsOf('club')
    .flatMap((part) => part.pages)
    .filter(({ path }) => FIRST_PAGES.some((first) => first === path));
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
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <AreaLink area={page} className={styles.page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
