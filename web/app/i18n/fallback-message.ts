import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
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
