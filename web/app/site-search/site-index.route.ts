import { DEFAULT_LOCALE, isLocale, type Locale } from '#schema/codes/base/locales.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { AirportSpellingsDocument } from '#web/app/components/airport-combobox/airport-spellings.query.gen.ts';
import { ARTICLES } from '#web/app/components/article/articles.server.ts';
import { notFound } from '#web/app/page/responses.ts';
import type { Route } from './+types/site-index.route';
import { airportEntries } from './airport-entries.ts';
import { namedPages } from './named-pages.server.ts';
import { pageEntries, questionEntries, topicEntries } from './page-entries.ts';
import type { SiteIndex } from './site-index.ts';
import { TOPICS } from './topics.ts';

const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** It changes with the site only. */
const written = new Map<Locale, string>();

async function write(context: Route.LoaderArgs['context'], locale: Locale): Promise<string> {
  const pages = namedPages(locale);
  const { airports } = dataOf(await loadQuery(context, AirportSpellingsDocument, {}));
  const index: SiteIndex = {
    pages: [...pageEntries(pages, ARTICLES, locale), ...topicEntries(TOPICS, ARTICLES, locale)],
    airports: airportEntries(airports, locale),
    questions: questionEntries(pages, ARTICLES, locale),
  };
  return JSON.stringify(index);
}

/** `/site-index.json`: the index of the site's search, in the language of the address. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = params.locale ?? DEFAULT_LOCALE;
  if (!isLocale(locale)) throw notFound();
  const index = written.get(locale) ?? (await write(context, locale));
  written.set(locale, index);
  return new Response(index, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': CACHE_CONTROL },
  });
}
