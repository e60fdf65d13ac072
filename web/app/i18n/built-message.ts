import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { brandWords } from '#schema/codes/base/brand-words.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { isOnlineAction, onlineBranch } from '#schema/codes/orders/online-actions.ts';
import { COUNTER, joinCounters, joinsCounters, WORD_JOINER } from '#schema/format/line-ends.ts';
import { changeInside } from './inside-message.ts';

const isFigure = (element: MessageFormatElement | undefined): boolean =>
  element?.type === TYPE.number || element?.type === TYPE.pound;

/**
 * A parsed message of a language in which no line ends between a figure and what it counts. The
 * figure may be typed, or be an argument. Other languages keep their messages.
 */
const withJoinedCounters = (
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

function decided(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.select && isOnlineAction(element.value))
    return decideOnline(element.options[onlineBranch(element.value)]?.value ?? []);
  return [changeInside(element, decideOnline)];
}

/**
 * A parsed message without its choices between online and by phone,
 * `{REFUND, select, online {…} other {…}}`: the list of online actions decides them when the site
 * is built, so pages pass no argument and load one wording.
 */
const decideOnline = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap(decided);

type Elements = readonly MessageFormatElement[];

/** Two pieces of text beside each other are one. */
const joinLiterals = (elements: Elements): MessageFormatElement[] =>
  elements.reduce<MessageFormatElement[]>((joined, element) => {
    const last = joined.at(-1);
    if (last?.type !== TYPE.literal || element.type !== TYPE.literal) return [...joined, element];
    return [...joined.slice(0, -1), { ...last, value: last.value + element.value }];
  }, []);

const withBrandWords = (
  words: Readonly<Record<string, string>>,
  elements: Elements,
): MessageFormatElement[] =>
  joinLiterals(
    elements.map((element) => {
      const word = element.type === TYPE.argument ? words[element.value] : undefined;
      if (word !== undefined) return { type: TYPE.literal, value: word };
      return changeInside(element, (inside) => withBrandWords(words, inside));
    }),
  );

/**
 * A parsed message as a page loads it. What never changes while the site runs is decided here: what
 * is online and what by phone, the words of the brand, and where no line may end.
 */
export const builtMessage = (locale: Locale, elements: Elements): MessageFormatElement[] =>
  withJoinedCounters(locale, withBrandWords(brandWords(locale), decideOnline(elements)));
