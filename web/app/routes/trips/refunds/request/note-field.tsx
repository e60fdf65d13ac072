import { Input } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from '#web/app/forms/field-frame.tsx';

/** A few sentences in the traveller's own words. */
export function NoteField(props: FieldProps) {
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <FieldFrame {...props} field={field}>
      <Input asChild height="auto" resize="vertical">
        <textarea rows={4} {...field.control} {...register(props.name)} />
      </Input>
    </FieldFrame>
  );
}
