import { RadioGroup, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';
import { OVER_MARK } from './over-mark.ts';

export interface RadioFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  /** Short options stand in one line where there is room. */
  inline?: boolean;
}

/** One of a few, all in view. */
export function RadioField(props: RadioFieldProps) {
  const { name, disabled = false, options, inline = false } = props;
  const field = useField(props);
  const { field: input } = useController({ name });
  const inputId = (value: string) =>
    value === options[0]?.value ? field.id : `${field.id}-${value}`;
  return (
    <FieldGroup field={field} {...props}>
      <RadioGroup.Root
        ids={{ itemHiddenInput: inputId }}
        orientation={inline ? 'horizontal' : 'vertical'}
        value={typeof input.value === 'string' ? input.value : null}
        disabled={disabled}
        onValueChange={({ value }) => input.onChange(value ?? '')}
      >
        {options.map(({ value, label, detail }, at) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput
              ref={at === 0 ? input.ref : undefined}
              style={OVER_MARK}
              onBlur={input.onBlur}
            />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>
              {label}
              {detail && (
                <Span display="block" color="fg.muted" textStyle="small">
                  {detail}
                </Span>
              )}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </FieldGroup>
  );
}
