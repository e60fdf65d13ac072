import { type ClubLevel, QUALIFYING_MONTHS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './club.module.css';

/** How flying leads to a level, and what it gives first. */
export function LevelFacts({ tier }: { tier: ClubLevel }) {
  const { toReach, benefits } = TIER_CARDS[tier];
  const { extraBags, pointsBonusPercent: bonus } = benefits;
  return (
    <>
      <p className={styles.reach}>
        {toReach ? (
          <FormattedMessage
            id="home.levelReach"
            values={{ ...toReach, months: QUALIFYING_MONTHS }}
          />
        ) : (
          <FormattedMessage id="home.levelJoin" />
        )}
      </p>
      {extraBags && (
        <p className={styles.gives}>
          <FormattedMessage id="home.levelGives" values={{ bonus, ...extraBags }} />
        </p>
      )}
    </>
  );
}
