import type { Airport } from '#gateway/ports/timetable/timetable.port.ts';
import { EUROPE } from './cities/europe.data.ts';
import { HONG_KONG_MACAO_TAIWAN } from './cities/hong-kong-macao-taiwan.data.ts';
import { JAPAN } from './cities/japan.data.ts';
import { KOREA } from './cities/korea.data.ts';
import { MAINLAND_CHINA } from './cities/mainland-china.data.ts';
import { SOUTH_EAST_ASIA } from './cities/south-east-asia.data.ts';

/** Every airport that the airline serves, in the order of the codes. */
export const AIRPORTS: readonly Airport[] = [
  ...MAINLAND_CHINA,
  ...HONG_KONG_MACAO_TAIWAN,
  ...JAPAN,
  ...KOREA,
  ...SOUTH_EAST_ASIA,
  ...EUROPE,
].sort((a, b) => (a.code < b.code ? -1 : 1));

const byCode = new Map(AIRPORTS.map((airport) => [airport.code, airport]));
const byPlaceCode = new Map(AIRPORTS.map((airport) => [airport.placeCode, airport]));
const byCity = Map.groupBy(AIRPORTS, (airport) => airport.cityCode);

export const airport = (code: string): Airport | undefined => byCode.get(code);

/** A city's code means all of its airports, also where one airport has the same code (SHA). */
export function airportsOf(code: string): readonly Airport[] {
  const one = byPlaceCode.get(code);
  return byCity.get(code) ?? (one ? [one] : []);
}
