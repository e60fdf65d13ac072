import { Field, Fieldset, Span } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#web/app/ui/icon.tsx';
import { useErrorOf } from './errors/use-error-of.ts';
import { useFieldName } from './field-names.ts';

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

interface FieldFrameProps extends FieldProps {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

function Optional() {
  return (
    <Span color="fg.muted" fontWeight="normal">
      {' '}
      <FormattedMessage id="forms.optional" />
    </Span>
  );
}

/** The column of a field. The ids are set here, since the control names hint and error together. */
export function FieldBox({ field, children }: Pick<FieldFrameProps, 'field' | 'children'>) {
  const { id, error } = field;
  const ids = { label: `${id}-label`, helperText: `${id}-hint`, errorText: `${id}-error` };
  return (
    <Field.Root id={id} ids={ids} role="none" invalid={error !== undefined}>
      {children}
    </Field.Root>
  );
}

function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="octagon-alert" />
      {children}
    </>
  );
}

/** Hint and error below a control whose words stand beside it. */
export function FieldNotes({ field, hint }: Pick<FieldFrameProps, 'field' | 'hint'>) {
  return (
    <>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <ErrorWords>{field.error}</ErrorWords>
      </Field.ErrorText>
    </>
  );
}

/** Label, hint, control, error: one column, in this order. */
export function FieldFrame({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <FieldBox field={field}>
      <Field.Label>
        {label}
        {optional && <Optional />}
      </Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {children}
      <FieldNotes field={field} hint={undefined} />
    </FieldBox>
  );
}

/** The same around several controls: a fieldset with its legend. */
export function FieldGroup({ field, label, hint, optional, children }: FieldFrameProps) {
  const { id, error, control } = field;
  return (
    <Fieldset.Root invalid={error !== undefined} aria-describedby={control['aria-describedby']}>
      <Fieldset.Legend>
        {label}
        {optional && <Optional />}
      </Fieldset.Legend>
      <Fieldset.Content>
        {hint && <Fieldset.HelperText id={`${id}-hint`}>{hint}</Fieldset.HelperText>}
        {children}
        <Fieldset.ErrorText id={`${id}-error`}>
          <ErrorWords>{error}</ErrorWords>
        </Fieldset.ErrorText>
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
