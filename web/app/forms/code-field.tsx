import { useFormContext } from 'react-hook-form';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { Input } from '#web/app/ui/input.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

/** A verification code: one field, so that pasting, filling in from a message and correcting all work. */
export function CodeField(props: FieldProps & { digits?: number }) {
  const { name, label, hint, optional, disabled, digits = LIMITS.verificationCode.digits } = props;
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <FieldFrame field={field} {...{ name, label, hint, optional }}>
      <Input
        width="short"
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={digits}
        {...field.control}
        {...register(name, { disabled, setValueAs: (value: string) => value.replace(/\D/g, '') })}
      />
    </FieldFrame>
  );
}
