import { useIntl } from 'react-intl';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import { withinReach } from '#web/app/components/price-calendar/calendar-month.ts';
import { PriceCalendar } from '#web/app/components/price-calendar/price-calendar.tsx';
import type { Priced } from '#web/app/components/price-calendar/priced.ts';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { NativeDialog } from '#web/app/ui/native/native-dialog.tsx';

type DayDialogProps = {
  title: string;
  value: LocalDate | null;
  today: LocalDate;
  span: DaySpan;
  opensOn: LocalDate;
  priced: Priced | null;
  onChange: (day: LocalDate) => void;
  onClose: () => void;
};

/** The calendar in its dialog: one press chooses the day and closes it. */
export function DayDialog(props: DayDialogProps) {
  return (
    <LazyMessages features={['price-calendar']}>
      <Calendar {...props} />
    </LazyMessages>
  );
}

function Calendar({
  title,
  value,
  today,
  span,
  opensOn,
  priced,
  onChange,
  onClose,
}: DayDialogProps) {
  const intl = useIntl();
  const bookable = { today, notBefore: null, ...span };
  return (
    <NativeDialog
      open
      wide
      tall
      onClose={onClose}
      title={title}
      closeLabel={intl.formatMessage({ id: 'price-calendar.close' })}
    >
      <PriceCalendar
        plain={priced === null}
        days={{ start: value, end: null }}
        bookable={bookable}
        bound={priced}
        opensOn={withinReach(opensOn, bookable)}
        onChoose={(day) => {
          onChange(day);
          onClose();
        }}
      />
    </NativeDialog>
  );
}
