import { chakra, Span, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';
import { markState, OVER_MARK } from './over-mark.ts';

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
  const styles = useSlotRecipe({ key: 'radioGroup' })();
  return (
    <FieldGroup field={field} {...props}>
      <chakra.div css={styles.root} data-orientation={inline ? 'horizontal' : 'vertical'}>
        {options.map(({ value, label, detail }, at) => {
          const checked = input.value === value;
          const state = markState({ checked, disabled, invalid: field.error !== undefined });
          return (
            <chakra.label key={value} css={styles.item} {...state}>
              <chakra.input
                type="radio"
                id={at === 0 ? field.id : `${field.id}-${value}`}
                name={field.id}
                value={value}
                ref={at === 0 ? input.ref : undefined}
                css={OVER_MARK}
                checked={checked}
                disabled={disabled}
                onChange={() => input.onChange(value)}
                onBlur={input.onBlur}
              />
              <chakra.span css={styles.itemControl} aria-hidden {...state}>
                {checked && <span className="dot" />}
              </chakra.span>
              <chakra.span css={styles.itemText}>
                {label}
                {detail && (
                  <Span display="block" color="fg.muted" textStyle="small">
                    {detail}
                  </Span>
                )}
              </chakra.span>
            </chakra.label>
          );
        })}
      </chakra.div>
    </FieldGroup>
  );
}
