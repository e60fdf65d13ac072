import { Controller, useFormContext } from 'react-hook-form';
import { DayBoxes } from './day-boxes.tsx';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';

export interface DateFieldProps extends FieldProps {
  /** The person's date of birth, so that the browser can fill it in. */
  birthday?: boolean;
}

/** A day one knows by heart (birth, expiry), typed in three boxes; the value is `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  const { name, disabled = false, birthday = false } = props;
  const field = useField(props);
  const { control } = useFormContext();
  return (
    <FieldGroup field={field} {...props}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <DayBoxes
            id={field.id}
            value={typeof value === 'string' ? value : ''}
            invalid={field.error !== undefined}
            describedBy={field.control['aria-describedby']}
            birthday={birthday}
            disabled={disabled}
            onChange={onChange}
            onBlur={onBlur}
            register={ref}
          />
        )}
      />
    </FieldGroup>
  );
}
