import type { Page } from '@playwright/test';
import { BRAND } from '#schema/codes/brand.ts';
import type { Locale } from '#schema/codes/locales.ts';
import { catalogueOf } from './words.ts';

/** Everything that the page says in its own language, unfolded or not: title, texts, names of controls, hints. */
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

const KANA = /[\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff]/;
const CJK = /[\u3041-\u30ff\u3400-\u9fff\uff01-\uff5e]/;
const ENGLISH_SENTENCE = /[A-Za-z][A-Za-z’'-]*(?:,? [A-Za-z][A-Za-z’'-]*){3,}/;
/** Written so in Hong Kong, and otherwise in Japan; and words that only Chinese has. */
const CHINESE_ONLY =
  /[擇價單會國關總變轉來實發經應數廳輕您們嗎這點檢驗兒碼稅歲號]|航班|乘客|護照|搜尋|機票/;
/** Written so in mainland China, and otherwise in Hong Kong. */
const SIMPLIFIED_ONLY = /[们个选择请订单时间护证价发经应数厅续轻这检验婴儿码岁联飞机场楼区龙湾]/;

const FOREIGN: Record<Locale, readonly RegExp[]> = {
  en: [CJK],
  'zh-hk': [KANA, SIMPLIFIED_ONLY, ENGLISH_SENTENCE],
  ja: [CHINESE_ONLY, ENGLISH_SENTENCE],
};

/** A code, a place for a value, or a value's absence where there should be words. */
const UNSAID = [/\b[A-Z]{2,}(?:_[A-Z]+)+\b/, /\{\w+[},]/, /\b(?:undefined|NaN|\[object)\b/];
const DOTTED = /[a-z][a-z0-9-]*(?:\.[\w-]+)+/g;
const messageIds = new Set(Object.keys(catalogueOf('en')));

/** What the page says in another language, or not in words at all; empty when all is well. */
export async function strayTexts(page: Page, locale: Locale): Promise<string[]> {
  const isId = (text: string) => (text.match(DOTTED) ?? []).some((word) => messageIds.has(word));
  const strays = [...FOREIGN[locale], ...UNSAID];
  return (await pageTexts(page))
    .map((text) => text.replaceAll(BRAND.name.en, ''))
    .filter((text) => isId(text) || strays.some((stray) => stray.test(text)));
}
