import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';

/** The text of what is wrong with a field, by its path; undefined when nothing is. */
export function useErrorOf(): (name: string) => string | undefined {
  const { errors } = useFormContext().formState;
  const textOf = useCodeText();
  return (name) => {
    const error: FieldError | undefined = get(errors, name);
    return error?.message ? textOf(error.message) : undefined;
  };
}
