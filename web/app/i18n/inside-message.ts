import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

type Elements = readonly MessageFormatElement[];

/**
 * A part of a parsed message with what is inside it changed: the words of a tag, the branches of a
 * choice.
 */
export function changeInside(
  element: MessageFormatElement,
  change: (inside: Elements) => MessageFormatElement[],
): MessageFormatElement {
  if (element.type === TYPE.tag) return { ...element, children: change(element.children) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: change(option.value) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
