import { describe, expect, it } from 'vitest';
import { inLocale } from '#schema/codes/base/locales.ts';
import { typescriptSources } from '#tests/architecture/source-files.ts';
import { ARTICLES } from '#web/app/components/article/articles.server.ts';
import { linkedTexts } from '#web/app/i18n/format/page-link.server.ts';

/** Languages in which a page's name stands in a sentence as it stands in a menu. */
const UNINFLECTED = ['zh-hk', 'ja'] as const;
/** Its heading is the airline's name. */
const HEADED_OTHERWISE = ['/overview'];

const TYPED_LINK = /\[(?<label>[^\]$]+)\]\((?<path>\/[^)#$]*)(?:#[^)]*)?\)/g;

describe.each(UNINFLECTED)('a page is called by one name in %s', (locale) => {
  const { pageName } = linkedTexts(locale);
  const named = ARTICLES.filter(({ path }) => !HEADED_OTHERWISE.includes(path));

  it.each(named)('$path in its heading and in menus', ({ path, texts }) => {
    expect(inLocale(texts, locale).title).toBe(pageName(path));
  });

  it('and where texts lead to it: no text types the name', () => {
    const names = new Map(ARTICLES.map(({ path }) => [path as string, pageName(path)]));
    const typed = typescriptSources()
      .filter(({ path }) => path.endsWith(`/${locale}.content.ts`))
      .flatMap(({ path, text }) =>
        [...text.matchAll(TYPED_LINK)]
          .filter(({ groups = {} }) => names.get(groups.path ?? '') === groups.label)
          .map(([link]) => `${path}: ${link}`),
      );
    expect(typed).toEqual([]);
    expect('見[貴賓室](/lounges#where)').toMatch(new RegExp(TYPED_LINK.source));
  });
});
