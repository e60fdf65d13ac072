import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { type Hex, mix } from './colour.ts';
import { PAINTED } from './skies.ts';

/** The colours that things have of themselves, at noon. */
const THINGS = {
  red: '#bf3a4b',
  gold: '#dba94a',
  leaf: '#5f8f6a',
  jade: '#3f8f84',
  snow: '#ffffff',
  pink: '#f0a3b8',
  stone: '#eadfcd',
  brick: '#b9745c',
} as const satisfies Record<string, Hex>;

/** What is written on a bright sky, and on a dark one. */
const INK: Hex = '#14132b';
const PAPER: Hex = '#ffffff';

/** Those that take the light of the sky. */
const PALE: readonly string[] = ['snow', 'stone'];

/** How far each of the five layers is from the haze to the near paper. */
const DEPTHS = [0.1, 0.3, 0.52, 0.76, 1] as const;
/** The shadow that a layer throws on the one behind it. */
const SHADOW = 0.5;

/** Every variable of one sky, without its dashes. */
export function skyColours(name: SkyName): Record<string, string> {
  const { stops, haze, near, water, glint, lamps, stars, disc, place, dim, bright } = PAINTED[name];
  const layers = DEPTHS.map((depth, index) => [`layer-${index + 1}`, mix(haze, near, depth)]);
  // pale paper takes the light of the sky, so that snow is blue at night
  const pale = mix(stops[2], near, 0.2);
  const things = Object.entries(THINGS).map(([thing, own]) => [
    thing,
    PALE.includes(thing) ? mix(own, pale, dim * 1.1) : mix(own, near, dim),
  ]);
  return {
    ...Object.fromEntries(stops.map((stop, index) => [`sky-${index + 1}`, stop])),
    ...Object.fromEntries(layers),
    ...Object.fromEntries(things),
    water,
    glint,
    shade: mix(haze, near, SHADOW + 0.4),
    lamp: '#ffdc94',
    lamps: String(lamps),
    stars: String(stars),
    disc,
    halo: bright || name === 'dusk' ? '34%' : '14%',
    'disc-x': `${place[0]}%`,
    'disc-y': `${place[1]}%`,
    ink: bright ? INK : PAPER,
    scrim: bright ? mix(stops[3], PAPER, 0.5) : near,
  };
}

/** Dark mode is the same place at night, or in the twilight that is nearest. */
export const AT_NIGHT: Readonly<Record<SkyName, SkyName>> = {
  night: 'night',
  'before-dawn': 'before-dawn',
  dawn: 'before-dawn',
  morning: 'night',
  noon: 'night',
  gold: 'blue-hour',
  dusk: 'blue-hour',
  'blue-hour': 'blue-hour',
};
