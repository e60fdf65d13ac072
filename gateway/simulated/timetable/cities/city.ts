import type { LocalizedName } from '#gateway/ports/timetable/airport-ground.ts';
import type { Airport } from '#gateway/ports/timetable/timetable.port.ts';
import { groundOf } from '#gateway/simulated/timetable/ground/grounds.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

/** Names in English, Traditional Chinese and Japanese. */
type Names = readonly [en: string, zhHk: string, ja: string];

type AirportRow = {
  code: string;
  /** Where the IATA code is also that of a city with several airports. */
  icao?: string;
  name: Names;
  /** Latitude, longitude. */
  at: readonly [number, number];
  terminal?: string;
  keys?: string;
};

type CityRow = {
  /** IATA city code; the first airport's where it is left out. */
  code?: string;
  country: string;
  zone: string;
  name: Names;
  /** Spellings separated by a comma. */
  keys: string;
  airports: readonly AirportRow[];
};

const named = ([en, zhHk, ja]: Names): LocalizedName => ({ en, 'zh-hk': zhHk, ja });

const spellings = (text = '') => text.split(',').map((key) => key.trim().toLowerCase());

/** The spellings of an airport and its city, without the names that they have anyway. */
function searchKeys(row: CityRow, airport: AirportRow): string[] {
  const names = [...row.name, ...airport.name].map((name) => name.toLowerCase());
  const keys = new Set([...spellings(row.keys), ...spellings(airport.keys)]);
  return [...keys].filter((key) => key && !names.includes(key));
}

/** The airports of a city, each with the spellings of both. */
export const city = (row: CityRow): Airport[] =>
  row.airports.map((airport) => ({
    code: airport.code,
    placeCode: airport.icao ?? airport.code,
    cityCode: row.code ?? row.airports[0]?.code ?? airport.code,
    country: row.country,
    name: named(airport.name),
    city: named(row.name),
    zone: row.zone,
    latitude: airport.at[0],
    longitude: airport.at[1],
    terminal: airport.terminal ?? null,
    ground: groundOf(airport.code),
    searchKeys: searchKeys(row, airport),
    hub: BRAND.hubs.some((hub) => hub === airport.code),
  }));
