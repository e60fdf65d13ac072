import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, type To } from 'react-router';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './day-ribbon.module.css';
import { RibbonDay, type RibbonDayProps } from './ribbon-day.tsx';

export type DayRibbonProps = {
  days: readonly RibbonDayProps[];
  /** The day that is shown. */
  date: string;
  /** Where the weeks before and after are; null where there is nothing. */
  earlier: To | null;
  later: To | null;
  /** What the prices are. */
  note: ReactNode;
};

function Week({ to, by }: { to: To | null; by: 1 | -1 }) {
  const intl = useIntl();
  if (!to) return null;
  const label = intl.formatMessage({
    id: by === 1 ? 'flight-results.days.later' : 'flight-results.days.earlier',
  });
  return (
    <Link
      className={styles.week}
      data-by={by}
      to={to}
      aria-label={label}
      title={label}
      preventScrollReset
    >
      <Icon name={by === 1 ? 'chevron-right' : 'chevron-left'} size="1.25rem" />
    </Link>
  );
}

/**
 * The days around the one that is shown, each with its lowest price or why it has none; a day is a
 * link.
 */
export function DayRibbon({ days, date, earlier, later, note }: DayRibbonProps) {
  const intl = useIntl();
  return (
    <nav
      className={styles.ribbon}
      aria-label={intl.formatMessage({ id: 'flight-results.days.label' })}
    >
      <div className={styles.row}>
        <Week to={earlier} by={-1} />
        <ol className={styles.days}>
          {days.map((day) => {
            const isShown = day.date === date;
            const content = <RibbonDay day={day} isShown={isShown} />;
            return (
              <li key={day.date} className={styles.day}>
                {day.closed && !isShown ? (
                  <span className={`${styles.link} ${styles.closed}`}>{content}</span>
                ) : (
                  <Link
                    className={styles.link}
                    to={day.to}
                    aria-current={isShown ? 'date' : undefined}
                    preventScrollReset
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
        <Week to={later} by={1} />
      </div>
      <p className={styles.note}>{note}</p>
    </nav>
  );
}
