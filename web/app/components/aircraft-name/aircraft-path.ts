import type { AircraftTypeCode } from '#web/app/apollo/schema-types.gen.ts';

/** The types in the order in which the site shows them: by family, and by age. */
export const FLEET = [
  'A320_CEO',
  'A320_NEO',
  'A321_CEO',
  'A321_NEO',
  'B787_9',
] as const satisfies readonly AircraftTypeCode[];

/** The form of a type in addresses and in ids of texts: `a320_neo`. */
export const spelledType = (code: AircraftTypeCode) =>
  code.toLowerCase() as Lowercase<AircraftTypeCode>;

/** The English path of the page about a type. */
export const aircraftPath = (code: AircraftTypeCode): string =>
  `/aircraftIntroduction/${spelledType(code)}`;

/** The type that a page is about, by the pattern of its route. */
export const typeOfPattern = (pattern: string): AircraftTypeCode | undefined =>
  FLEET.find((code) => pattern.endsWith(aircraftPath(code).slice(1)));
