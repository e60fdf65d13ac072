import { type ReactNode, useId } from 'react';
import styles from './explore.module.css';

export type ChoiceRowProps = {
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
};

/** One of many short words in a line, which scrolls where it is too long for the page. */
export function ChoiceRow({ legend, options, value, onChange }: ChoiceRowProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
