import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { EXTRAS } from '#gateway/simulated/extras/extras.data.ts';
import { AIRPORTS } from '#gateway/simulated/timetable/airports.ts';
import { COUNTRY_CODES } from '#schema/codes/base/countries.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { OFFICES } from '#schema/codes/base/offices.ts';
import { articleTexts } from '#tests/support/article-texts.ts';
import { ARTICLES } from '#web/app/components/article/articles.server.ts';
import { plainText } from '#web/app/components/article/inline-marks.ts';
import { builtMessage } from '#web/app/i18n/built-message.ts';
import { nameMessages } from '#web/app/i18n/name-catalogue.ts';
import { regionNamesIn } from '#web/app/i18n/region-catalogue.ts';

/** A text that a page, an e-mail or a ticket shows, and where it is written. */
export interface SiteText {
  readonly place: string;
  readonly text: string;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Words a reader may type are no texts of the site. */
const isSearched = (id: string) => id.includes('.keywords.');

function inCatalogues(locale: Locale): SiteText[] {
  const files = globSync(`{web/app,gateway}/**/messages/**/${locale}.json`, { cwd: ROOT });
  return files.flatMap((file) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
    return Object.entries(messages)
      .filter(([id]) => !isSearched(id))
      .map(([id, text]) => ({ place: `${file}: ${id}`, text }));
  });
}

/** The messages of the site by their ids, as they are written. */
export const messagesById = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    inCatalogues(locale)
      .filter(({ place }) => place.startsWith('web/'))
      .map(({ place, text }) => [place.slice(place.indexOf(': ') + 2), text]),
  );

const inArticles = (locale: Locale): SiteText[] =>
  ARTICLES.flatMap((article) =>
    articleTexts(article, locale).map((text) => ({ place: article.path, text: plainText(text) })),
  );

function inData(locale: Locale): SiteText[] {
  const airports = AIRPORTS.flatMap(({ code, name, city, ground }) => [
    ...[name, city].map((names) => ({ place: code, text: names[locale] })),
    ...ground.transport.flatMap(({ name: ride, to }) =>
      [ride, to].flatMap((names) => (names ? [{ place: code, text: names[locale] }] : [])),
    ),
  ]);
  const offices = OFFICES.flatMap(({ city, name, address }) =>
    [name, address].map((names) => ({ place: `office in ${city}`, text: names[locale] })),
  );
  const extras = EXTRAS.flatMap(({ id, name, text }) =>
    [name, text].map((names) => ({ place: `extra ${id}`, text: names[locale] })),
  );
  const named = Object.entries(nameMessages(locale));
  const regionName = regionNamesIn(locale);
  const regions = COUNTRY_CODES.map((code) => [code, regionName(code)]);
  const codes = [...named, ...regions].map(([place = '', text = '']) => ({ place, text }));
  return [...airports, ...offices, ...extras, ...codes];
}

const withoutJoiners = ({ place, text }: SiteText): SiteText => ({
  place,
  text: text.replaceAll('\u2060', ''),
});

/**
 * All that the site says in one language, apart from what readers type; of a choice between online
 * and by phone, both.
 */
export const siteTexts = (locale: Locale): SiteText[] =>
  [...inCatalogues(locale), ...inArticles(locale), ...inData(locale)].map(withoutJoiners);

/**
 * What catalogues and articles say today: of a choice between online and by phone, the one that the
 * site's list takes.
 */
export const textsToday = (locale: Locale): SiteText[] =>
  [
    ...inCatalogues(locale).map(({ place, text }) => ({
      place,
      text: printAST(builtMessage(locale, parse(text))),
    })),
    ...inArticles(locale),
  ].map(withoutJoiners);
