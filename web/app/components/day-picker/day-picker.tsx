import { lazy, Suspense, useState } from 'react';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import type { Priced } from '#web/app/components/price-calendar/priced.ts';
import { DateField } from '#web/app/components/search-panel/date-field.tsx';

// The calendar loads when a day is first wanted.
const importDialog = () => import('./day-dialog.tsx');
const DayDialog = lazy(() => importDialog().then(({ DayDialog }) => ({ default: DayDialog })));

export type DayPickerProps = {
  id: string;
  /** Under which a form of the address sends it, with scripts or without. */
  name: string;
  label: string;
  value: LocalDate | null;
  /** What stands in its place while there is none. */
  empty: string;
  problem: string | undefined;
  today: LocalDate;
  /** The days that can be chosen. */
  span: DaySpan;
  /** The day that it opens on while none is chosen; today unless given. */
  opensOn?: LocalDate;
  /** What each day costs; without it the calendar is one of days alone. */
  priced?: Priced | null;
  onChange: (day: LocalDate) => void;
};

/** One day of the timetable, chosen in the calendar of the booking. */
export function DayPicker({
  today,
  span,
  opensOn = today,
  priced = null,
  onChange,
  ...field
}: DayPickerProps) {
  const { name, label, value } = field;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DateField {...field} onOpen={() => setOpen(true)} onNear={() => void importDialog()} />
      <input type="hidden" name={name} value={value ?? ''} />
      <Suspense>
        {isOpen && (
          <DayDialog
            title={label}
            value={value}
            today={today}
            span={span}
            opensOn={value ?? opensOn}
            priced={priced}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
