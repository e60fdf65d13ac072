import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { COUNTER, joinCounters, WORD_JOINER } from '#schema/format/line-ends.ts';

const isFigure = (element: MessageFormatElement | undefined): boolean =>
  element?.type === TYPE.number || element?.type === TYPE.pound;

const joined = (
  element: MessageFormatElement,
  before: MessageFormatElement | undefined,
): MessageFormatElement => {
  if (element.type === TYPE.literal) {
    const value = joinCounters(element.value);
    return {
      ...element,
      value: isFigure(before) && COUNTER.test(value) ? WORD_JOINER + value : value,
    };
  }
  if (element.type === TYPE.tag)
    return { ...element, children: withJoinedCounters(element.children) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: withJoinedCounters(option.value) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
};

/** A parsed message in which no line ends between a figure and what it counts, be the figure typed or an argument. */
export const withJoinedCounters = (
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] => elements.map((element, at) => joined(element, elements[at - 1]));
