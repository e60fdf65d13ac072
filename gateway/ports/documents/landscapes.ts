import type { Locale } from '#schema/codes/base/locales.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import generated from './landscapes/landscapes.gen.json' with { type: 'json' };
import type { FlightData } from './receipt-data.ts';

const LABELS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = generated.labels;

/** The colour of a sky, high above the horizon. */
export const SKY_COLOURS: Readonly<Record<SkyName, string>> = generated.skies;

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
  /** The sky at take-off. */
  readonly sky: SkyName;
  /** The path of its picture on the site, which stays when a newer one takes its place. */
  readonly path: string;
}

/**
 * The landscape of where flights go, under the sky of their departure; null for a city without a
 * drawing.
 * @param isOff they are not flown: the picture has no colour
 */
export function landscapeOf(
  flights: readonly FlightData[],
  locale: Locale,
  isOff = false,
): Landscape | null {
  const [first] = flights;
  const cityCode = destinationOf(flights)?.cityCode;
  const label = cityCode && LABELS[cityCode]?.[locale];
  if (!(first && cityCode && label)) return null;
  const { sky } = first.origin;
  const picture = `${cityCode.toLowerCase()}-${isOff ? 'off' : sky}`;
  const path = `/mail/${picture}.gen.png?v=${generated.version}`;
  return { cityCode, label, sky, path };
}
