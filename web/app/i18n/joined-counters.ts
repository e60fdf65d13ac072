import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '#schema/codes/base/locales.ts';
import { COUNTER, joinCounters, joinsCounters, WORD_JOINER } from '#schema/format/line-ends.ts';
import { changeInside } from './inside-message.ts';

const isFigure = (element: MessageFormatElement | undefined): boolean =>
  element?.type === TYPE.number || element?.type === TYPE.pound;

/**
 * A parsed message of a language in which no line ends between a figure and what it counts. The
 * figure may be typed, or be an argument. Other languages keep their messages.
 */
export const withJoinedCounters = (
  locale: Locale,
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] =>
  elements.map((element, at) => {
    if (element.type !== TYPE.literal)
      return changeInside(element, (inside) => withJoinedCounters(locale, inside));
    const value = joinCounters(locale, element.value);
    const follows = joinsCounters(locale) && isFigure(elements[at - 1]) && COUNTER.test(value);
    return { ...element, value: follows ? WORD_JOINER + value : value };
  });
