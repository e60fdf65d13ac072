import { useId } from 'react';
import { NativeSelect } from '#web/app/ui/native/native-input.tsx';
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
      <NativeSelect
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
      </NativeSelect>
    </div>
  );
}
