import { describe, expect, it } from 'vitest';
import type { CompleteLocale } from '#schema/codes/base/locales.ts';
import { ARTICLES } from '#web/app/components/article/articles.server.ts';
import { flightHit } from './flight-hit.ts';
import { namedPages } from './named-pages.server.ts';
import { pageEntries, questionEntries, topicEntries } from './page-entries.ts';
import { searchable, searchSite } from './search-site.ts';
import { TOPICS, WORDS } from './topics.ts';

function siteIn(locale: CompleteLocale) {
  const pages = namedPages(locale);
  return searchable({
    pages: [...pageEntries(pages, ARTICLES, locale), ...topicEntries(TOPICS, ARTICLES, locale)],
    airports: [],
    questions: questionEntries(pages, ARTICLES, locale),
  });
}
const SITES = { en: siteIn('en'), 'zh-hk': siteIn('zh-hk'), ja: siteIn('ja') };
/** The addresses of the pages that a word finds, in order. */
const pagesFor = (locale: CompleteLocale, typed: string) =>
  searchSite(SITES[locale], typed)
    .filter(({ kind }) => kind === 'pages')
    .flatMap(({ hits }) => hits.map(({ to }) => to.replace(/^\/(ja|zh-hk)(?=\/)/, '')));

const PETS = '/passenger/detailService#service-animals';
const BAGGAGE = '/checkedBaggage';
const FLEET = '/aircraftIntroduction';
const REFUNDS = '/guide/contact#refunds';
const ACCOUNT = '/guide/contact#account';

describe('the words of travellers lead to their pages', () => {
  it.each<[CompleteLocale, string, string]>([
    ['en', 'pet', PETS],
    ['zh-hk', '寵物', PETS],
    ['ja', 'ペット', PETS],
    ['en', 'cancel', REFUNDS],
    ['zh-hk', '取消', REFUNDS],
    ['ja', 'キャンセル', REFUNDS],
    ['en', 'login', ACCOUNT],
    ['zh-hk', '登入', ACCOUNT],
    ['ja', 'ログイン', ACCOUNT],
    ['en', 'seat map', FLEET],
    ['zh-hk', '座位表', FLEET],
    ['ja', 'シートマップ', FLEET],
    ['ja', 'くるまいす', '/passenger'],
    ['ja', 'てにもつ', BAGGAGE],
    ['en', '行李', BAGGAGE],
    ['zh-hk', 'luggage', BAGGAGE],
    ['ja', 'luggage', BAGGAGE],
    ['zh-hk', 'xingli', BAGGAGE],
    ['en', 'xingli', BAGGAGE],
  ])('in %s, %s', (locale, typed, page) => {
    expect(pagesFor(locale, typed)).toContain(page);
  });

  it('of another language come after those of the edition that is read', () => {
    expect(pagesFor('en', 'baggage')[0]).toMatch(/Baggage$/);
  });
});

it('every word and topic is of a page and a section that are there', () => {
  const paths = namedPages('en').map(({ path }) => path);
  expect(Object.keys(WORDS).filter((path) => !paths.includes(path))).toEqual([]);
  expect(topicEntries(TOPICS, ARTICLES, 'ja')).toHaveLength(TOPICS.length);
});

describe('a flight number', () => {
  const now = new Date('2026-11-22T20:00:00Z');
  const hits = (typed: string) => flightHit(typed, now, (path) => `/ja${path}`, 'today');

  it.each(['MG523', 'mg 523', 'ＭＧ５２３', 'MG0523'])(
    'written %s leads to its status of today',
    (typed) => {
      expect(hits(typed)).toEqual([
        {
          kind: 'flights',
          hits: [
            {
              to: '/ja/flightStatus/details?flight=MG523&date=2026-11-23',
              title: 'MG523',
              text: 'today',
            },
          ],
        },
      ]);
    },
  );

  it.each(['', 'luggage', 'AC12', 'MG'])('is not read in “%s”', (typed) => {
    expect(hits(typed)).toEqual([]);
  });
});
