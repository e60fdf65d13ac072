import { SKIES } from '#schema/rules/sky/sky-name.ts';
import type { Drawing } from '#web/app/scenes/landscape/paper.ts';
import { randomFrom } from '#web/app/scenes/landscape/random.ts';
import { skyColours } from '#web/app/scenes/sky/sky-colours.ts';
import { coloured } from './coloured.ts';

/** A city under each sky, and without colour above flights that are not flown. */
export const MAIL_PICTURES = [...SKIES, 'off'] as const;
export type MailPicture = (typeof MAIL_PICTURES)[number];

/** Pixels: two for each of the 600 that e-mails are wide. */
export const PICTURE = { width: 1200, height: 450 } as const;

/** The part of a landscape that is shown, around its signature. */
const SHOWN = { x: 330, y: 88, width: 1250, height: 469 } as const;
const STARS = 50;

const percent = (text = ''): number => Number.parseFloat(text) / 100;

function stars(strength: number): string {
  if (strength === 0) return '';
  const random = randomFrom(7);
  const dots = Array.from({ length: STARS }, () => {
    const [x, y] = [SHOWN.x + random() * SHOWN.width, SHOWN.y + random() * SHOWN.height * 0.5];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.6 + random()).toFixed(1)}"/>`;
  });
  return `<g fill="#fff" opacity="${strength * 0.75}">${dots.join('')}</g>`;
}

/** Sun or moon, with its two rings. */
function disc(colours: Readonly<Record<string, string>>): string {
  const x = SHOWN.x + SHOWN.width * percent(colours['disc-x']);
  const y = SHOWN.y + SHOWN.height * percent(colours['disc-y']);
  const halo = percent(colours.halo);
  return [
    [66, halo / 2],
    [44, halo],
    [26, 1],
  ]
    .map(
      ([radius, opacity]) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.disc}" opacity="${opacity}"/>`,
    )
    .join('');
}

const STOPS = [
  ['sky-1', 0],
  ['sky-2', 0.32],
  ['sky-3', 0.6],
  ['sky-4', 0.84],
] as const;

const GREY = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>';

/** A landscape under a sky as one SVG that needs no style sheet. */
export function mailPicture(drawing: Drawing, picture: MailPicture): string {
  const isOff = picture === 'off';
  const colours = skyColours(isOff ? 'morning' : picture);
  const { x, y, width, height } = SHOWN;
  const gradient = STOPS.map(
    ([name, offset]) => `<stop offset="${offset}" stop-color="${colours[name]}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<linearGradient id="sky" x2="0" y2="1">${gradient.join('')}</linearGradient>` +
    `${isOff ? GREY : ''}<g${isOff ? ' filter="url(#grey)"' : ''}>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sky)"/>` +
    `${stars(Number(colours.stars))}${disc(colours)}${coloured(drawing, colours)}</g></svg>`
  );
}
