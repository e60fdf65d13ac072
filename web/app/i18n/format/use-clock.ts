import { type DayStyle, formatDay } from '#schema/format/days.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { dayIn, timeIn } from './days.ts';

/**
 * Instants on the clock of a zone as text in the user's language. Apart from `useFormat`, as zones
 * need dayjs, which a page of text does without.
 */
export function useClock() {
  const locale = useLocale();
  return {
    /** An instant on the clock of a zone → `07:05`. */
    time: (instant: Date | string, zone: string) => timeIn(instant, zone),
    /** An instant → `24 Dec 2026 07:05` in a zone. */
    moment: (instant: Date | string, zone: string, style?: DayStyle) =>
      `${formatDay(locale, dayIn(instant, zone), style)} ${timeIn(instant, zone)}`,
  };
}
