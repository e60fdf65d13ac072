import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';
import { FieldGroup, type FieldProps, markState, useField } from './field-frame.tsx';

export interface RadioFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  /** Short options stand in one line where there is room. */
  inline?: boolean;
}

/** One of a few, all in view: the browser's own radios under Chakra's marks. */
export function RadioField(props: RadioFieldProps) {
  const { name, disabled = false, options, inline = false } = props;
  const field = useField(props);
  const { field: input } = useController({ name });
  return (
    <FieldGroup field={field} {...props}>
      <div
        className={recipeClass('radioGroup')}
        data-orientation={inline ? 'horizontal' : 'vertical'}
      >
        {options.map(({ value, label, detail }, at) => {
          const checked = input.value === value;
          const state = markState({ checked, disabled, invalid: field.error !== undefined });
          return (
            <label key={value} className={partClass('radioGroup', 'item')} {...state}>
              <input
                type="radio"
                id={at === 0 ? field.id : `${field.id}-${value}`}
                name={field.id}
                value={value}
                ref={at === 0 ? input.ref : undefined}
                className={partClass('radioGroup', 'input')}
                checked={checked}
                disabled={disabled}
                onChange={() => input.onChange(value)}
                onBlur={input.onBlur}
              />
              <span className={partClass('radioGroup', 'itemControl')} aria-hidden {...state}>
                {checked && <span className="dot" />}
              </span>
              <span>
                {label}
                {detail && <span className={partClass('radioGroup', 'detail')}>{detail}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
