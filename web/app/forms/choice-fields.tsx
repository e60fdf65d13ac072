import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './choice.module.css';
import { FieldError, FieldGroup, FieldHint, type FieldProps, useField } from './field-frame.tsx';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'optional'> {
  /** Its name in the summary of errors. */
  label: string;
  /** What one agrees to or turns on; `label` unless given, and it may contain links. */
  children?: ReactNode;
}

/** Yes or no. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, disabled, children } = props;
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <div>
      <label className={styles.choice} htmlFor={field.id}>
        <input type="checkbox" {...field.control} {...register(name, { disabled })} />
        <span>{children ?? label}</span>
      </label>
      <FieldHint id={field.id} hint={hint} />
      <FieldError id={field.id} error={field.error} />
    </div>
  );
}

export interface RadioFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  /** Short options share one line where there is room. */
  inline?: boolean;
}

/** One of a few, all visible. */
export function RadioField(props: RadioFieldProps) {
  const { name, disabled, options, inline = false } = props;
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <FieldGroup field={field} {...props}>
      <div className={inline ? `${styles.choices} ${styles.inline}` : styles.choices}>
        {options.map(({ value, label, detail }, at) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              id={at === 0 ? field.id : undefined}
              value={value}
              {...register(name, { disabled })}
            />
            <span>{label}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
