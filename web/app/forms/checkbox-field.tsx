import { Checkbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldBox, FieldNotes, type FieldProps, useField } from './field-frame.tsx';
import { OVER_MARK } from './over-mark.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'optional'> {
  /** How the summary of errors calls it. */
  label: string;
  /** What one agrees to or turns on; `label` unless given, and it may hold links. */
  children?: ReactNode;
}

/** Yes or no. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, disabled = false, children } = props;
  const field = useField(props);
  const { field: input } = useController({ name });
  return (
    <FieldBox field={field}>
      <Checkbox.Root
        checked={input.value === true}
        disabled={disabled}
        onCheckedChange={({ checked }) => input.onChange(checked === true)}
      >
        <Checkbox.HiddenInput
          {...field.control}
          ref={input.ref}
          style={OVER_MARK}
          onBlur={input.onBlur}
        />
        <Checkbox.Control />
        <Checkbox.Label>{children ?? label}</Checkbox.Label>
      </Checkbox.Root>
      <FieldNotes field={field} hint={hint} />
    </FieldBox>
  );
}
