import { describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES, inLocale } from '#schema/codes/base/locales.ts';
import { typescriptSources } from '#tests/architecture/source-files.ts';
import { cookieStatement } from '#web/app/routes/information/legal/cookie-statement/cookie-statement.article.ts';

const STORES = /\b(?:session|local)Storage\b|\bkeptPassName\b|\bwritePreference\(|'set-cookie'/;
/**
 * `const KEY = 'recent-places'`, `const COOKIE = 'locale'`,
 * `const name = secure ? '__Host-session' : 'session'`.
 */
const NAMED =
  /const (?:KEY|COOKIE|name) = (?:secure \? '(?<secure>[\w-]+)' : )?'(?<plain>[\w-]+)'/g;
/** `kept:${key}`: a name for each form or page, of which the statement gives the beginning. */
const PREFIXED = /`(?<prefix>[a-z-]+:)\$\{/g;

const keeping = typescriptSources()
  .filter(({ path }) => /^(?:web\/app|gateway\/sessions)\//.test(path) && !path.includes('.test'))
  .filter(({ path, text }) => STORES.test(text) || path.endsWith('session-cookie.ts'));
const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMED), ...text.matchAll(PREFIXED)]
    .flatMap(({ groups = {} }) => [groups.secure, groups.plain, groups.prefix])
    .filter((name) => name !== undefined);
const kept = [...new Set(keeping.flatMap(({ text }) => namesIn(text)))];

const statedIn = (locale: (typeof COMPLETE_LOCALES)[number]): string =>
  inLocale(cookieStatement.texts, locale)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && block.kind === 'table' ? block.rows : []))
    .map(([name = '']) => name)
    .join('\n');

describe('the cookie statement', () => {
  it('is compared with what the code keeps in browsers', () => {
    expect(kept).toEqual(
      expect.arrayContaining(['__Host-session', 'locale', 'colour-mode', 'draft:', 'kept:']),
    );
  });

  it.each(COMPLETE_LOCALES)('names all of it in %s', (locale) => {
    const stated = statedIn(locale);
    expect(kept.filter((name) => !stated.includes(name))).toEqual([]);
  });
});
