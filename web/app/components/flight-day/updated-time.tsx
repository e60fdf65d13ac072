import { dayShift } from '#web/app/i18n/format/days.ts';
import { DayShift } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { FlightMomentFragment } from './flight-line.gen.ts';
import { kindOfTime, type Times } from './time-kind.ts';
import styles from './updated-time.module.css';

export type UpdatedTimeProps = {
  times: Times;
  /** From which moment the +1 is counted. */
  from: FlightMomentFragment;
  /** The flight does not take place: the planned time is struck out. */
  isOff?: boolean;
};

/**
 * The clock of the airport when a flight leaves or arrives; the planned time beside it where it is
 * another. Texts: `flight-day`.
 */
export function UpdatedTime({ times, from, isOff = false }: UpdatedTimeProps) {
  const { told, kind, isOther } = kindOfTime(times);
  const { scheduled } = times;
  const Clock = isOff ? 's' : 'span';
  return (
    <span className={styles.times}>
      <Clock className={styles.told}>
        <VisuallyHidden>
          <FormattedMessage id="flight-day.timeKind" values={{ kind }} />{' '}
        </VisuallyHidden>
        <Time instant={told.instant} zone={told.zone} />
        <DayShift days={dayShift(from, told)} />
      </Clock>
      {isOther && (
        <s className={styles.planned}>
          <VisuallyHidden>
            <FormattedMessage id="flight-day.timeKind" values={{ kind: 'scheduled' }} />{' '}
          </VisuallyHidden>
          <Time instant={scheduled.instant} zone={scheduled.zone} />
        </s>
      )}
    </span>
  );
}
