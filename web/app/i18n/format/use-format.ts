import { useIntl } from 'react-intl';
import { type DayStyle, formatDay } from '#schema/format/days.ts';
import { formatMoney, type MoneyLike } from '#schema/format/money.ts';
import { personName } from '#schema/format/person-name.ts';
import { regionName } from '#web/app/i18n/regions.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';

/**
 * Dates, money and durations as text in the user's language, for attributes and for messages'
 * arguments.
 */
export function useFormat() {
  const intl = useIntl();
  const locale = useLocale();
  return {
    /** `YYYY-MM-DD` → `24 Dec 2026`. */
    day: (day: string, style?: DayStyle) => formatDay(locale, day, style),
    /** Minor units → `CNY 2,340`. */
    money: (money: MoneyLike) => formatMoney(locale, money),
    /** Minutes → `12 h 5 min`. */
    duration(totalMinutes: number) {
      const hours = Math.floor(totalMinutes / 60);
      const minutes = totalMinutes % 60;
      if (hours === 0) return intl.formatMessage({ id: 'format.duration.minutes' }, { minutes });
      if (minutes === 0) return intl.formatMessage({ id: 'format.duration.hours' }, { hours });
      return intl.formatMessage({ id: 'format.duration.both' }, { hours, minutes });
    },
    /** The name on a ticket, `SATO/YUKI` → `Yuki Sato`, `SATO YUKI`. */
    personName: (onTicket: string) => personName(locale, onTicket),
    /** ISO 3166 code → the name of a country or region; the page's handle lists `region`. */
    region: (code: string) => regionName(intl, code),
  };
}
