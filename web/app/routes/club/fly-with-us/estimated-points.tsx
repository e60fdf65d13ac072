import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { EARNING, FARE_EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { money } from '#schema/rules/base/money.ts';
import { earnedByFare, pointsValue } from '#schema/rules/club/points.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './estimated-points.module.css';

/**
 * What a flight earns, line by line; a changed line is announced again. `yuan` is a whole base
 * fare.
 */
export function EstimatedPoints({
  yuan,
  brand,
  tier,
  birthday,
}: {
  yuan: number;
  brand: FareBrandCode;
  tier: CardTier;
  birthday: boolean;
}) {
  const intl = useIntl();
  const fare = money(yuan * LIMITS.pointValueMinorUnits, BRAND.currency);
  const earning = FARE_EARNING[brand];
  const { benefits } = TIER_CARDS[tier];
  const { points, bonus, status } = earnedByFare(fare, earning, benefits.pointsBonusPercent);
  const gift = birthday ? earnedByFare(fare, earning, EARNING.birthdayBonusPercent).bonus : 0;
  const total = points + bonus + gift;
  const lines = [
    ['club.pointsOfFare', points],
    ['club.pointsOfCard', bonus],
    ...(birthday ? ([['club.pointsOfBirthday', gift]] as const) : []),
  ] as const;
  return (
    <div className={styles.result} aria-live="polite">
      <dl>
        {lines.map(([id, value]) => (
          <div key={id} className={styles.line}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{intl.formatNumber(value)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="club.pointsInAll" />
          </dt>
          <dd>
            <strong className={styles.sum}>{intl.formatNumber(total)}</strong>
            <span className={styles.worth}>
              <FormattedMessage
                id="club.worth"
                values={{ worth: <Money value={pointsValue(total)} /> }}
              />
            </span>
          </dd>
        </div>
      </dl>
      <p className={styles.status}>
        <FormattedMessage
          id="club.statusOf"
          values={{ status, segments: EARNING.segmentsPerFlight }}
        />
      </p>
    </div>
  );
}
