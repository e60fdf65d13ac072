import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import { AirportSpellingsDocument } from './airport-spellings.query.gen.ts';
import type { SpellingsByAirport } from './search-places.ts';

let loading: Promise<SpellingsByAirport> | undefined;

/**
 * Every spelling of every airport, asked for once a tab. Without them places are found by code and
 * name only.
 */
export function loadSpellings(): Promise<SpellingsByAirport> {
  loading ??= fetchQuery(AirportSpellingsDocument, {}).then(
    ({ airports }) =>
      new Map(
        airports.map((one) => [
          one.code,
          [
            ...one.searchKeys,
            one.cityEn,
            one.cityZhHk,
            one.cityJa,
            one.nameEn,
            one.nameZhHk,
            one.nameJa,
          ],
        ]),
      ),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
