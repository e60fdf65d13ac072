import { matchSorter, type RankedItem } from 'match-sorter';
import { countrySpellings, namesCountry } from './country-spellings.ts';
import { type Place, shownCode } from './place.ts';
import { letterDistance, spelling, typedSpelling } from './spelling.ts';

/** A place with every spelling it is known by. */
export type SearchablePlace = {
  readonly place: Place;
  readonly position: number;
  readonly code: string;
  readonly city: string;
  readonly airport: string;
  readonly others: readonly string[];
  readonly countries: readonly string[];
};

/** Spellings of an airport in other languages and scripts, by its code. */
export type SpellingsByAirport = ReadonlyMap<string, readonly string[]>;

// A city goes by what all its airports go by.
function spellingsOf(place: Place, spellings: SpellingsByAirport): readonly string[] {
  const [first = [], ...others] = place.airportCodes.map((code) => spellings.get(code) ?? []);
  return first.filter((one) => others.every((other) => other.includes(one)));
}

/** Prepares the places once, so that each key stroke only compares. */
export const searchable = (
  places: readonly Place[],
  spellings: SpellingsByAirport = new Map(),
): SearchablePlace[] =>
  places.map((place, position) => ({
    place,
    position,
    code: spelling(shownCode(place)),
    city: spelling(place.city),
    airport: spelling(place.airport ?? ''),
    others: spellingsOf(place, spellings).map(spelling),
    countries: countrySpellings(place.country),
  }));

const { STARTS_WITH, CONTAINS } = matchSorter.rankings;

// Short words differ by one letter from too many others.
const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

const wordsOf = ({ city, airport, others }: SearchablePlace): string[] =>
  [city, ...airport.split(' '), ...others].filter(Boolean);

function withSlips(all: readonly SearchablePlace[], query: string): SearchablePlace[] {
  const limit = slipsAllowed(query.length);
  if (limit === 0) return [];
  // A word that is still being typed is compared with as much of the other as it could be by now.
  const distance = (one: SearchablePlace): number =>
    Math.min(
      ...wordsOf(one).flatMap((word) => [
        letterDistance(query, word, limit),
        letterDistance(query, word.slice(0, query.length), limit),
      ]),
    );
  return all
    .map((one) => ({ one, distance: distance(one) }))
    .filter((entry) => entry.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
}

// Equal ones are in the order of the list, which is that of the airline and has a city before its
// airports.
const inOrder = (a: RankedItem<SearchablePlace>, b: RankedItem<SearchablePlace>): number =>
  a.item.position - b.item.position;

/**
 * The places that what was typed may mean, the likeliest first: those of a country that is named,
 * then by code, by city, by airport, by other spellings (pinyin, romaji, kana, other scripts), then
 * those of a country whose name begins so; where nothing fits, those that differ by a slip of the
 * finger. Everything, in the order it came in, while nothing has been typed.
 */
export function searchPlaces(all: readonly SearchablePlace[], typed: string): Place[] {
  const query = typedSpelling(typed);
  if (query === '') return all.map(({ place }) => place);
  const found = matchSorter(all, query, {
    keys: [
      { key: 'code', threshold: STARTS_WITH },
      { key: 'city', threshold: CONTAINS },
      { key: 'airport', threshold: CONTAINS },
      // "tokyo narita", where the airport's name leaves its city out
      { key: ({ city, airport }) => `${city} ${airport}`, threshold: CONTAINS },
      { key: (one) => [...one.others], threshold: CONTAINS },
    ],
    baseSort: inOrder,
  });
  const inCountry = (match: 'FULLY' | 'BEGINNING') =>
    all.filter(({ countries }) => namesCountry(countries, query) === match);
  const fitting = [...new Set([...inCountry('FULLY'), ...found, ...inCountry('BEGINNING')])];
  return (fitting.length > 0 ? fitting : withSlips(all, query)).map(({ place }) => place);
}
