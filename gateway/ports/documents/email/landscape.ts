import { createElement as h, type ReactElement } from 'react';
import {
  type Landscape,
  landscapeOf,
  landscapeOfHome,
  SKY_COLOURS,
} from '#gateway/ports/documents/landscapes.ts';
import type { FlightData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { section } from './elements.ts';
import { COLOUR } from './layout.ts';

/** As mail programs lay it out; the file has twice as many pixels. */
const SIZE = { width: 600, height: 225 };
const DARK_SKIES: readonly string[] = ['night', 'before-dawn', 'dusk', 'blue-hour'];

/** A picture from edge to edge. Without it, its description stands on the colour of the sky. */
function picture(shown: Landscape | null, page: string, isOff = false): ReactElement | null {
  if (!shown) return null;
  return section(
    'landscape',
    { backgroundColor: isOff ? COLOUR.off : SKY_COLOURS[shown.sky] },
    h('img', {
      src: new URL(shown.path, page).href,
      alt: shown.label,
      ...SIZE,
      style: {
        display: 'block',
        border: 0,
        width: '100%',
        maxWidth: `${SIZE.width}px`,
        height: 'auto',
        color: !isOff && DARK_SKIES.includes(shown.sky) ? '#ffffff' : '#14132b',
        fontSize: '14px',
        lineHeight: '1.6',
      },
    }),
  );
}

/**
 * Where the flights go, under the sky of their departure.
 * @param page any page of the site, which has the picture
 * @param isOff they are not flown: the picture has no colour
 */
export const landscape = (
  flights: readonly FlightData[],
  page: string,
  { locale }: Texts,
  isOff = false,
): ReactElement | null => picture(landscapeOf(flights, locale, isOff), page, isOff);

/** The airline's home, above a message to a member. */
export const homeLandscape = (page: string, { locale }: Texts): ReactElement | null =>
  picture(landscapeOfHome(locale), page);
