import type { KeyboardEventHandler } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Select } from '#web/app/ui/input.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Where the label is in another language than the page (BCP 47). */
  lang?: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The first, empty choice; "Choose" unless given, none with null. */
  placeholder?: string | null;
  autoComplete?: string;
  width?: 'full' | 'medium' | 'short';
  onKeyDown?: KeyboardEventHandler<HTMLSelectElement>;
}

/** One of a list, with the browser's own control. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    label,
    hint,
    missing: _,
    optional,
    disabled,
    options,
    placeholder,
    ...select
  } = props;
  const field = useField(props);
  const { register } = useFormContext();
  const intl = useIntl();
  return (
    <FieldFrame field={field} name={name} label={label} hint={hint} optional={optional}>
      <Select {...select} {...field.control} {...register(name, { disabled })}>
        {placeholder !== null && (
          <option value="">{placeholder ?? intl.formatMessage({ id: 'forms.choose' })}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
