import { useId } from 'react';
import { Select } from '#web/app/ui/plain/input.tsx';
import styles from './points-estimate.module.css';

/** One of a closed list, under its label. */
export function EstimateChoice<Value extends string>({
  label,
  options,
  nameOf,
  value,
  onChange,
}: {
  label: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </div>
  );
}
