import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/**
 * No other flight on that day, or none with seats for everyone: the days around say where there
 * are.
 */
export function NoChange({ date }: { date: string }) {
  return (
    <EmptyState
      headingLevel="h3"
      title={
        <FormattedMessage
          id="trips-change-date-choose-flight.none"
          values={{ date: <Day value={date} style="weekday" /> }}
        />
      }
    >
      <p>
        <FormattedMessage id="trips-change-date-choose-flight.none.text" />
      </p>
    </EmptyState>
  );
}
