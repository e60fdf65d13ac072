import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';

/** REQUIRED, DOCUMENT_EXPIRY_REQUIRED: nothing is entered. */
const ASKS = /(?:^|_)REQUIRED$/;

/** What a field says in its own words. */
export type OwnWords = {
  /** The sentence that asks for it when nothing is entered. */
  readonly missing?: string | undefined;
  /** How many characters it takes: said where there are more. */
  readonly limit?: number | undefined;
  /** Instead of the text of a code, where that needs a figure of the page. */
  readonly sentences?: Readonly<Record<string, string>> | undefined;
};

/**
 * The text of what is wrong with a field, by its path; undefined when nothing is. A field that is
 * empty, or too long, says its own sentence where it has one.
 */
export function useErrorOf(): (name: string, own?: OwnWords) => string | undefined {
  const { errors } = useFormContext().formState;
  const textOf = useCodeText();
  const intl = useIntl();
  return (name, { missing, limit, sentences } = {}) => {
    const code = (get(errors, name) as FieldError | undefined)?.message;
    if (!code) return undefined;
    if (code === 'TOO_LONG' && limit) return intl.formatMessage({ id: 'forms.tooLong' }, { limit });
    if (missing && ASKS.test(code)) return missing;
    return sentences?.[code] ?? textOf(code);
  };
}
