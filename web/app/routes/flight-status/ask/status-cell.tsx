import type { ComponentProps } from 'react';
import { FieldProblem } from '#web/app/components/search-panel/field-problem.tsx';
import styles from './status-form.module.css';

export type StatusCellProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  id: string;
  label: string;
  /** What is wrong with it, in the user's language. */
  problem: string | undefined;
  /** What it holds, in the user's language: the browser writes a date in its own. */
  inWords?: string | undefined;
};

/** A field of the form in the shape of the airport fields beside it. */
export function StatusCell({ id, label, problem, inWords, ...input }: StatusCellProps) {
  const described = [problem && `${id}-problem`, inWords && `${id}-words`].filter(Boolean);
  return (
    <div className={styles.cell} data-invalid={problem ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {inWords && (
        <span id={`${id}-words`} className={styles.inWords}>
          {inWords}
        </span>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
