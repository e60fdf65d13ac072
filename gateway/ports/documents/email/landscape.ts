import { createElement as h, type ReactElement } from 'react';
import { landscapeOf, SKY_COLOURS } from '#gateway/ports/documents/landscapes.ts';
import type { FlightData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { section } from './elements.ts';
import { COLOUR } from './layout.ts';

/** As mail programs lay it out; the file has twice as many pixels. */
const SIZE = { width: 600, height: 225 };
const DARK_SKIES: readonly string[] = ['night', 'before-dawn', 'dusk', 'blue-hour'];

/**
 * Where the flights go, under the sky of their departure. Without the picture, its description
 * stands on the colour of the sky.
 * @param page any page of the site, which has the picture
 * @param isOff they are not flown: the picture has no colour
 */
export function landscape(
  flights: readonly FlightData[],
  page: string,
  texts: Texts,
  isOff = false,
): ReactElement | null {
  const shown = landscapeOf(flights, texts.locale, isOff);
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
