import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';

/** REQUIRED, DOCUMENT_EXPIRY_REQUIRED: nothing is entered. */
const ASKS = /(?:^|_)REQUIRED$/;

/**
 * The text of what is wrong with a field, by its path; undefined when nothing is. A field that is empty says its own sentence
 * (`missing`) where it has one.
 */
export function useErrorOf(): (name: string, missing?: string) => string | undefined {
  const { errors } = useFormContext().formState;
  const textOf = useCodeText();
  return (name, missing) => {
    const code = (get(errors, name) as FieldError | undefined)?.message;
    if (!code) return undefined;
    return missing && ASKS.test(code) ? missing : textOf(code);
  };
}
