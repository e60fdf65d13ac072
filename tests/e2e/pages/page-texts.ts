import type { Page } from '@playwright/test';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { foreignWords } from '#tests/support/words/foreign-words.ts';
import { catalogueOf } from './words.ts';

/**
 * Everything that the page says in its own language, unfolded or not: title, texts, names of
 * controls, hints.
 */
const pageTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isOwn = (element: Element | null) => element?.closest('[lang]') === root;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (isOwn(parent) && !parent?.closest('script, style, noscript, template'))
        texts.push(text ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** A code, a place for a value, or a value's absence where there should be words. */
const UNSAID = [/\b[A-Z]{2,}(?:_[A-Z]+)+\b/, /\{\w+[},]/, /\b(?:undefined|NaN|\[object)\b/];
const DOTTED = /[a-z][a-z0-9-]*(?:\.[\w-]+)+/g;
const messageIds = new Set(Object.keys(catalogueOf('en')));

/** Texts of the page in another language, or untranslated ids; empty when all is well. */
export async function strayTexts(page: Page, locale: Locale): Promise<string[]> {
  const isId = (text: string) => (text.match(DOTTED) ?? []).some((word) => messageIds.has(word));
  return (await pageTexts(page))
    .map((text) => text.replaceAll(BRAND.name.en, ''))
    .filter(
      (text) =>
        isId(text) || foreignWords(text, locale) || UNSAID.some((stray) => stray.test(text)),
    );
}
