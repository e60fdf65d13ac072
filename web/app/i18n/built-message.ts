import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { brandWords } from '#schema/codes/base/brand-words.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { changeInside } from './inside-message.ts';
import { withJoinedCounters } from './joined-counters.ts';
import { decideOnline } from './online-variants.ts';

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
