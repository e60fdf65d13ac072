import { Checkmark, chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldBox, FieldNotes, type FieldProps, useField } from './field-frame.tsx';
import { markState, OVER_MARK } from './over-mark.ts';

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
  const styles = useSlotRecipe({ key: 'checkbox' })();
  const checked = input.value === true;
  const state = markState({ checked, disabled, invalid: field.error !== undefined });
  return (
    <FieldBox>
      <chakra.label htmlFor={field.id} css={styles.root} {...state}>
        <chakra.input
          type="checkbox"
          {...field.control}
          ref={input.ref}
          css={OVER_MARK}
          checked={checked}
          disabled={disabled}
          onChange={(event) => input.onChange(event.target.checked)}
          onBlur={input.onBlur}
        />
        <chakra.span css={styles.control} aria-hidden {...state}>
          <Checkmark unstyled checked={checked} css={styles.indicator} />
        </chakra.span>
        <chakra.span css={styles.label}>{children ?? label}</chakra.span>
      </chakra.label>
      <FieldNotes field={field} hint={hint} />
    </FieldBox>
  );
}
