import { BRAND } from '#schema/codes/base/brand.ts';
import type { Translated } from '#schema/codes/base/locales.ts';

/** An airline, by its IATA designator. */
export type Carrier = { readonly code: string; readonly name: Translated };

/** The airline of this site, under whose number every flight of the timetable is sold. */
export const OWN_CARRIER: Carrier = { code: BRAND.carrierCode, name: BRAND.name };
