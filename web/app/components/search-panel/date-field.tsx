import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FieldProblem } from './field-problem.tsx';
import styles from './search-cell.module.css';

export type DateFieldProps = {
  id: string;
  /** Under which a plain form sends it, where the page has no scripts. */
  name: string;
  label: string;
  value: LocalDate | null;
  /** What stands in its place while there is none. */
  empty: string;
  problem: string | undefined;
  /** The calendar is wanted. */
  onOpen: () => void;
  /** The calendar will probably be wanted. */
  onNear: () => void;
};

/** A day, chosen in the calendar that the button opens. */
export function DateField({
  id,
  name,
  label,
  value,
  empty,
  problem,
  onOpen,
  onNear,
}: DateFieldProps) {
  const { day } = useFormat();
  return (
    <div className={styles.cell} data-invalid={problem ? '' : undefined}>
      <button
        id={id}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-describedby={problem ? `${id}-problem` : undefined}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.value} data-date="" data-empty={value ? undefined : ''}>
          {value ? day(value, 'short') : empty}
        </span>
      </button>
      <FieldProblem id={`${id}-problem`} text={problem} />
      <noscript>
        <input
          type="date"
          name={name}
          aria-label={label}
          defaultValue={value ?? undefined}
          className={styles.plainDate}
        />
      </noscript>
    </div>
  );
}
