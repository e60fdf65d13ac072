import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The field's name in a plain form. */
  name?: string;
}

/** One of two to four short words, all visible: a radio group in one line. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
}: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
