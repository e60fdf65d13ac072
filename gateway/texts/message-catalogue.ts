import { IntlMessageFormat } from 'intl-messageformat';
import {
  BCP47,
  type CompleteLocale,
  DEFAULT_LOCALE,
  type Locale,
} from '#schema/codes/base/locales.ts';

/** One message of a catalogue, with its arguments in place. */
export type Say<Id extends string> = (id: Id, values?: Record<string, string | number>) => string;

/** The messages of each language; an incomplete one may lack some, or all. */
export type Catalogues<Id extends string> = Readonly<
  Record<CompleteLocale, Record<Id, string>> & Partial<Record<Locale, Partial<Record<Id, string>>>>
>;

/**
 * Reads the ICU messages of a catalogue in one language; each is parsed when it is first needed.
 * What is not translated is said in English.
 * @param always values that a message may take without being given them
 * @param onEnglish is given what was said in English instead
 */
export function catalogueOf<Id extends string>(
  catalogues: Catalogues<Id>,
  locale: Locale,
  always: Readonly<Record<string, string>> = {},
  onEnglish: (text: string) => void = () => undefined,
): Say<Id> {
  const parsed = new Map<Id, IntlMessageFormat>();
  const own = catalogues[locale];
  const english = catalogues[DEFAULT_LOCALE];
  return (id, values) => {
    const translated = own?.[id];
    const message =
      parsed.get(id) ??
      new IntlMessageFormat(
        translated ?? english[id],
        BCP47[translated === undefined ? DEFAULT_LOCALE : locale],
      );
    parsed.set(id, message);
    const text = String(message.format({ ...always, ...values }));
    if (translated === undefined) onEnglish(text);
    return text;
  };
}
