import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isComplete, LOCALES, type Locale, type Translated } from '#schema/codes/base/locales.ts';
import { builtMessage } from './built-message.ts';
import { changeInside } from './inside-message.ts';

/** `one` is chosen by the rule of the page's language, which may have no such form; `=1` is not. */
function withEnglishPlural(element: MessageFormatElement): MessageFormatElement {
  const changed = changeInside(element, (inside) => inside.map(withEnglishPlural));
  if (changed.type !== TYPE.plural || !('one' in changed.options)) return changed;
  const { one, ...options } = changed.options;
  return { ...changed, options: { '=1': one, ...options } };
}

/**
 * An English message in the catalogue of a language that has no translation of it. It begins with
 * an empty text, by which `FormattedMessage` sees that it is English.
 */
export const fallbackMessage = (
  english: readonly MessageFormatElement[],
): MessageFormatElement[] => [{ type: TYPE.literal, value: '' }, ...english.map(withEnglishPlural)];

/** The source texts of one feature: for each locale, ids `<feature>.<key>` to ICU messages. */
export interface FeatureCatalogue {
  feature: string;
  texts: Translated<Record<string, string>>;
}

export type CompiledMessages = Record<string, MessageFormatElement[]>;

export interface CompiledCatalogue {
  feature: string;
  ids: string[];
  messages: Record<Locale, CompiledMessages>;
  /** What is wrong, one sentence each; the build stops unless this is empty. */
  faults: string[];
  /** The ids that an incomplete language says in English. */
  untranslated: Partial<Record<Locale, string[]>>;
}

/**
 * The names of a message's arguments and tags, for instance `{count}` and `<link>`, in no order.
 */
function argumentsOf(elements: MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if ('options' in element)
      for (const option of Object.values(element.options)) argumentsOf(option.value, found);
    if ('children' in element) argumentsOf(element.children, found);
  }
  return found;
}

const signature = (elements: MessageFormatElement[]) => [...argumentsOf(elements)].sort().join(' ');

/** One value for each language. */
export const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/**
 * Parses the languages of a feature and compares them with English: same ids, same arguments. What
 * a language lacks is said in English where it may be incomplete.
 */
export function compileCatalogue(
  { feature, texts }: FeatureCatalogue,
  isWhole = isComplete,
): CompiledCatalogue {
  const faults: string[] = [];
  const messages = byLocale((): CompiledMessages => ({}));
  const untranslated: Partial<Record<Locale, string[]>> = {};
  const ids = Object.keys(texts.en);

  for (const locale of LOCALES) {
    const own = texts[locale] ?? {};
    const missing = ids.filter((id) => !(id in own));
    if (!isWhole(locale)) untranslated[locale] = missing;
    else faults.push(...missing.map((id) => `${locale}: ${id} is missing`));
    for (const [id, text] of Object.entries(own)) {
      if (!(id in texts.en)) faults.push(`${locale}: ${id} is not in en`);
      if (!id.startsWith(`${feature}.`)) faults.push(`${locale}: ${id} must begin ${feature}.`);
      try {
        messages[locale][id] = parse(text, { captureLocation: false });
      } catch (error) {
        faults.push(`${locale}: ${id} cannot be parsed: ${String(error)}`);
      }
    }
  }
  for (const locale of LOCALES)
    for (const id of ids) {
      const own = messages[locale][id];
      const english = messages.en[id];
      if (own && english && signature(own) !== signature(english))
        faults.push(`${locale}: ${id} takes ${signature(own)}, in en ${signature(english)}`);
    }
  for (const locale of LOCALES)
    for (const [id, message] of Object.entries(messages[locale]))
      messages[locale][id] = builtMessage(locale, message);
  for (const [locale, missing] of Object.entries(untranslated))
    for (const id of missing)
      messages[locale as Locale][id] = fallbackMessage(messages.en[id] ?? []);
  return { feature, ids, messages, faults, untranslated };
}
