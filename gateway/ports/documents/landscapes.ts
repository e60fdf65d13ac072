import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import generated from './landscapes/landscapes.gen.json' with { type: 'json' };
import type { FlightData } from './receipt-data.ts';

const LABELS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = generated.labels;

/** The colour of a sky, high above the horizon. */
export const SKY_COLOURS: Readonly<Record<SkyName, string>> = generated.skies;

/**
 * The way of a flight, in a view of 1000 by 300, and the aircraft at its top, in one of 64 by 28.
 */
export const { way: WAY } = generated;

/** A longer stay than this between two flights is the traveller's destination. */
const CONNECTION_MINUTES = 24 * 60;

/** Where flights go first: the end of the last one before a stay. */
export const destinationOf = (flights: readonly FlightData[]) =>
  flights.find(({ arrival }, index) => {
    const next = flights[index + 1];
    return !next || minutesBetween(arrival.instant, next.departure.instant) > CONNECTION_MINUTES;
  })?.destination;

export interface Landscape {
  readonly cityCode: string;
  /** What stands in the picture. */
  readonly label: string;
  /** The sky over it; that at take-off above flights. */
  readonly sky: SkyName;
  /** The path of its picture on the site, which stays when a newer one takes its place. */
  readonly path: string;
}

/** What each path is like, as a regular expression: a stored message is searched for it. */
export const LANDSCAPE_PATH = '/mail/[a-z-]+[.]gen[.]png(?:[?]v=[0-9a-f]+)?';

/** The landscape of a city; null for one without a drawing. */
function landscapeIn(
  cityCode: string | undefined,
  sky: SkyName,
  locale: Locale,
  isOff = false,
): Landscape | null {
  const label = cityCode && LABELS[cityCode]?.[locale];
  if (!(cityCode && label)) return null;
  const picture = `${cityCode.toLowerCase()}-${isOff ? 'off' : sky}`;
  const path = `/mail/${picture}.gen.png?v=${generated.version}`;
  return { cityCode, label, sky, path };
}

/**
 * The landscape of where flights go, under the sky of their departure.
 * @param isOff they are not flown: the picture has no colour
 */
export const landscapeOf = (
  flights: readonly FlightData[],
  locale: Locale,
  isOff = false,
): Landscape | null =>
  flights[0]
    ? landscapeIn(destinationOf(flights)?.cityCode, flights[0].origin.sky, locale, isOff)
    : null;

/** That of the airline's home, above a message about no flight. */
export const landscapeOfHome = (locale: Locale): Landscape | null =>
  landscapeIn(BRAND.cityCode, 'morning', locale);
