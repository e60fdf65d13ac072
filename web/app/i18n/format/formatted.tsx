import type { DayStyle } from '#schema/format/days.ts';
import type { MoneyLike } from '#schema/format/money.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { useFormat } from './use-format.ts';

/** A day `YYYY-MM-DD`. */
export function Day({ value, style }: { value: string; style?: DayStyle }) {
  return <time dateTime={value}>{useFormat().day(value, style)}</time>;
}

/** `+1` beside an arrival time, read as "next day"; nothing when it is the same day. */
export function DayShift({ days }: { days: number }) {
  if (days === 0) return null;
  return (
    <>
      <sup aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</sup>
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="format.dayShift" values={{ days }} />
      </VisuallyHidden>
    </>
  );
}

/** An amount of money in tabular figures that never breaks. */
export function Money({ value }: { value: MoneyLike }) {
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {useFormat().money(value)}
    </span>
  );
}

/** A number of minutes: `12 h 5 min`. */
export function Duration({ minutes }: { minutes: number }) {
  return <time dateTime={`PT${minutes}M`}>{useFormat().duration(minutes)}</time>;
}
