import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './field.module.css';
import { useFieldName } from './field-names.ts';
import { useErrorOf } from './use-error-of.ts';

/** The props of every field. */
export interface FieldProps {
  /** The field's path in the form's values: `passengers.0.lastName`. */
  name: string;
  label: string;
  /** How to fill it, below the label. */
  hint?: ReactNode;
  /** The sentence that asks for it when nothing is entered: "Enter the last name." */
  missing?: string;
  /** Says "(optional)" beside the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** The ids and the error of a field, and what its control must carry. */
export function useField({
  name,
  label,
  hint,
  missing,
}: Pick<FieldProps, 'name' | 'label' | 'hint' | 'missing'>) {
  const id = `field-${name.replaceAll('.', '-')}${useId()}`;
  const error = useErrorOf()(name, missing);
  useFieldName(name, { label, controlId: id, missing });
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="octagon-alert" />
      {error}
    </p>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
}

export function Optional() {
  return (
    <span className={styles.optional}>
      {' '}
      <FormattedMessage id="forms.optional" />
    </span>
  );
}

interface FieldFrameProps extends FieldProps {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

/** Label, hint, control, error: one column, in this order. */
export function FieldFrame({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldHint id={field.id} hint={hint} />
      {children}
      <FieldError id={field.id} error={field.error} />
    </div>
  );
}

/** The same around several controls: a fieldset with its legend. */
export function FieldGroup({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <fieldset aria-describedby={field.control['aria-describedby']}>
      <legend className={styles.label}>
        {label}
        {optional && <Optional />}
      </legend>
      <div className={styles.field}>
        <FieldHint id={field.id} hint={hint} />
        {children}
        <FieldError id={field.id} error={field.error} />
      </div>
    </fieldset>
  );
}
