import { useIntl } from 'react-intl';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './week-bars.module.css';

const { single, multiple, termWeeks } = EXPECTANT_MOTHERS;
const ROWS = [
  { id: 'single', message: 'information-care-pregnant-woman.single', weeks: single },
  { id: 'multiple', message: 'information-care-pregnant-woman.multiple', weeks: multiple },
] as const;

const share = (weeks: number) => ({ flexGrow: weeks });

/**
 * The weeks of a pregnancy as two bars: free, with a certificate, not any more. The table below
 * says the same.
 */
export function WeekBars() {
  const intl = useIntl();
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={intl.formatMessage({ id: 'information-care-pregnant-woman.bars' })}
    >
      {ROWS.map(({ id, message, weeks: { certificateFromWeek, noTravelFromWeek } }) => (
        <div key={id} className={styles.row}>
          <span className={styles.name}>
            <FormattedMessage id={message} />
          </span>
          <span className={styles.bar}>
            <span className={styles.free} style={share(certificateFromWeek)}>
              <FormattedMessage id="information-care-pregnant-woman.barFree" />
            </span>
            <span
              className={styles.certificate}
              style={share(noTravelFromWeek - certificateFromWeek)}
            >
              <span className={styles.week}>{certificateFromWeek}</span>
            </span>
            <span className={styles.none} style={share(termWeeks - noTravelFromWeek)}>
              <span className={styles.week}>{noTravelFromWeek}</span>
            </span>
          </span>
        </div>
      ))}
      <div className={styles.key}>
        <span className={styles.keyCertificate}>
          <FormattedMessage id="information-care-pregnant-woman.keyCertificate" />
        </span>
        <span className={styles.keyNone}>
          <FormattedMessage id="information-care-pregnant-woman.keyNone" />
        </span>
      </div>
    </div>
  );
}
