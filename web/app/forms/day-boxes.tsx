import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '#schema/codes/base/locales.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { NativeInput } from '#web/app/ui/native/native-input.tsx';
import styles from './day-boxes.module.css';

/** The three inputs of a day as they are typed. */
interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Splits a form's value again, whole or half-typed: `2026-12-24`, `2026--24`. */
export function partsOf(value: unknown): DateParts {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  return { year, month, day };
}

/**
 * One value of the three: empty when nothing is typed, else `YYYY-MM-DD`, and the rules decide
 * whether it is a day.
 */
export function dayOf({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return [year, month.padStart(month ? 2 : 0, '0'), day.padStart(day ? 2 : 0, '0')].join('-');
}

/** Day first in English, year first in Chinese and Japanese. */
const DAY_FIRST = ['day', 'month', 'year'] as const;
const YEAR_FIRST = ['year', 'month', 'day'] as const;
const ORDER = { en: DAY_FIRST, 'zh-hk': YEAR_FIRST, ja: YEAR_FIRST } satisfies Record<
  Locale,
  readonly (keyof DateParts)[]
>;

interface DayBoxesProps {
  /** The id of the first box. */
  id: string;
  /** `YYYY-MM-DD`, or as much of it as is typed; empty where nothing is. */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left all three. */
  onBlur?: () => void;
  invalid?: boolean | undefined;
  /** The ids of what describes them. */
  describedBy?: string | undefined;
  /** A date of birth, so that the browser can fill it in. */
  birthday?: boolean;
  disabled?: boolean;
  /** The first box, for who gives it the focus. */
  register?: (element: HTMLInputElement | null) => void;
}

/**
 * A day that one knows, typed in three boxes in the order of the language. A legend around them
 * says which day.
 */
export function DayBoxes(props: DayBoxesProps) {
  const { id, value, onChange, onBlur, invalid, describedBy, birthday, disabled, register } = props;
  const intl = useIntl();
  const order = ORDER[useLocale()];
  const [typed, setTyped] = useState(() => partsOf(value));
  const parts = dayOf(typed) === value ? typed : partsOf(value);

  function type(part: keyof DateParts, text: string) {
    const next = { ...parts, [part]: text.replace(/\D/g, '') };
    setTyped(next);
    onChange(dayOf(next));
  }

  return (
    <div className={styles.boxes} data-boxes="">
      {order.map((part, at) => {
        const boxId = at === 0 ? id : `${id}-${part}`;
        return (
          <label key={part} htmlFor={boxId} className={styles.box} data-part={part}>
            <span className={styles.part}>{intl.formatMessage({ id: `forms.date.${part}` })}</span>
            <NativeInput
              ref={at === 0 ? register : undefined}
              id={boxId}
              figures
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              value={parts[part]}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={(event) => type(part, event.target.value)}
              onBlur={(event) => {
                const boxes = event.currentTarget.closest('[data-boxes]');
                if (!boxes?.contains(event.relatedTarget)) onBlur?.();
              }}
            />
          </label>
        );
      })}
    </div>
  );
}
