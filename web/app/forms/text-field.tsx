import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '#web/app/ui/input.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

type InputProps = ComponentProps<typeof Input>;

export interface TextFieldProps
  extends FieldProps,
    Pick<
      InputProps,
      'autoComplete' | 'inputMode' | 'maxLength' | 'width' | 'figures' | 'lang' | 'autoCapitalize'
    > {
  type?: 'text' | 'email' | 'tel' | 'search';
}

/**
 * One line of text. Give `autoComplete` its token (`family-name`, `email`), and `width` by what is
 * expected.
 */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, disabled, ...rest } = props;
  const { missing: _, limit: _limit, sentences: _own, type = 'text', ...input } = rest;
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <FieldFrame field={field} name={name} label={label} hint={hint} optional={optional}>
      <Input type={type} {...input} {...field.control} {...register(name, { disabled })} />
    </FieldFrame>
  );
}
