import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#schema/codes/locales.ts';
import { wordsIn } from './words.ts';

/** Everything that a page says, in sight, aloud or in its tab; names that are the same everywhere left out. */
export const textsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    );
    const other = [...document.querySelectorAll<HTMLElement>('[translate=no], [lang]:not(html)')];
    const names = other.map((one) => one.innerText);
    const shown = names.reduce((text, name) => text.replaceAll(name, ' '), document.body.innerText);
    return [document.title, shown, ...said].join('\n');
  });

/** Writing that does not belong on a page of a language. */
const FOREIGN: Record<Locale, readonly RegExp[]> = {
  en: [/[\u3041-\u30ff\u4e00-\u9fff]+/],
  'zh-hk': [
    // kana, what is only written in simplified Chinese, and English sentences
    /[\u3041-\u3096\u30a1-\u30fa]+/,
    /.?[们这说时长车东见门问间马买钱银铁错页网热爱医写单双发变儿乐习书亚产价]+.?/,
    /(?:\b[A-Za-z]{2,}[ ,]+){4,}[a-z]{2,}/,
  ],
  ja: [
    /.?[们这说时长车东见门问间马买钱银铁错页热爱单变習産價儿乐书亚产价]+.?/,
    /(?:\b[A-Za-z]{2,}[ ,]+){4,}[a-z]{2,}/,
  ],
};

const FEATURE = /^[a-z]+(-[a-z]+)*\./;

/** Ids of texts instead of texts, and what is written in another language. */
export function faultsOf(texts: string, locale: Locale): string[] {
  const ids = LOCALES.flatMap((one) => wordsIn(one).ids);
  const features = new Set(ids.map((id) => FEATURE.exec(id)?.[0]));
  const shown = texts
    .split(/[\s"“”()（）「」,，。]+/)
    .filter((word) => /^[a-z-]+\.[a-zA-Z.]+$/.test(word) && features.has(FEATURE.exec(word)?.[0]));
  const foreign = FOREIGN[locale].flatMap((one) => texts.match(one)?.[0] ?? []);
  return [...shown, ...foreign];
}
