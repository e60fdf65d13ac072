import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import { useFieldName } from './field-names.ts';
import { useErrorOf } from './use-error-of.ts';

/** What every field takes. */
export interface FieldProps {
  /** The field's path in the form's values: `passengers.0.lastName`. */
  name: string;
  label: string;
  /** How to fill it, below the label. */
  hint?: ReactNode;
  /** Says "(optional)" beside the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** The ids and the error of a field, and what its control must carry. */
export function useField({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const id = `field-${name.replaceAll('.', '-')}${useId()}`;
  const error = useErrorOf()(name);
  useFieldName(name, label, id);
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
    <chakra.p id={`${id}-error`} color="danger.fg" textStyle="small" display="flex" gap="1.5">
      <chakra.span mt="0.5">
        <Icon name="octagon-alert" />
      </chakra.span>
      {error}
    </chakra.p>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <chakra.p id={`${id}-hint`} color="fg.muted" textStyle="small">
      {hint}
    </chakra.p>
  );
}

export function Optional() {
  return (
    <chakra.span color="fg.muted" fontWeight="normal">
      {' '}
      <FormattedMessage id="forms.optional" />
    </chakra.span>
  );
}

interface FieldFrameProps extends FieldProps {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

/** Label, hint, control, error: one column, in this order. */
export function FieldFrame({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start" minW="0">
      <chakra.label htmlFor={field.id} textStyle="label">
        {label}
        {optional && <Optional />}
      </chakra.label>
      <FieldHint id={field.id} hint={hint} />
      {children}
      <FieldError id={field.id} error={field.error} />
    </chakra.div>
  );
}

/** The same around several controls: a fieldset with its legend. */
export function FieldGroup({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <chakra.fieldset minW="0" aria-describedby={field.control['aria-describedby']}>
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {label}
        {optional && <Optional />}
      </chakra.legend>
      <chakra.div display="grid" gap="1.5">
        <FieldHint id={field.id} hint={hint} />
        {children}
        <FieldError id={field.id} error={field.error} />
      </chakra.div>
    </chakra.fieldset>
  );
}
