import { Checkmark } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';
import { FieldBox, FieldNotes, type FieldProps, markState, useField } from './field-frame.tsx';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'optional'> {
  /** How the summary of errors calls it. */
  label: string;
  /** What one agrees to or turns on; `label` unless given, and it may hold links. */
  children?: ReactNode;
}

/** Yes or no: the browser's own checkbox under Chakra's mark. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, disabled = false, children } = props;
  const field = useField(props);
  const { field: input } = useController({ name });
  const checked = input.value === true;
  const state = markState({ checked, disabled, invalid: field.error !== undefined });
  return (
    <FieldBox>
      <label htmlFor={field.id} className={recipeClass('checkbox')} {...state}>
        <input
          type="checkbox"
          {...field.control}
          ref={input.ref}
          className={partClass('checkbox', 'input')}
          checked={checked}
          disabled={disabled}
          onChange={(event) => input.onChange(event.target.checked)}
          onBlur={input.onBlur}
        />
        <span className={partClass('checkbox', 'control')} aria-hidden {...state}>
          <Checkmark unstyled checked={checked} className={partClass('checkbox', 'indicator')} />
        </span>
        <span>{children ?? label}</span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </FieldBox>
  );
}
