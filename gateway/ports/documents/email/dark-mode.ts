import { TONES } from '#schema/codes/base/brand-colours.ts';

/** Elements whose colours change at night, by their classes. */
export const NIGHT_CLASS = {
  ground: 'mail-ground',
  page: 'mail-page',
  quiet: 'mail-quiet',
  line: 'mail-line',
} as const;

/** The theme's dark colours. */
export const NIGHT = {
  ground: '#12111F',
  page: '#1C1B2E',
  text: '#F1EEF4',
  quiet: '#B9B4C3',
  line: '#3F3C52',
  link: TONES.brand.fg.dark,
} as const;

const { ground, page, quiet, line } = NIGHT_CLASS;

/**
 * The colours of a viewer who prefers dark ones. Mail programs that read no style sheet keep the
 * light colours, or change them themselves: the logo has its own ground, and the button keeps its
 * colour in both.
 */
export const NIGHT_STYLE = `@media (prefers-color-scheme: dark) {
.${ground} { background-color: ${NIGHT.ground} !important; color: ${NIGHT.text} !important; }
.${page} { background-color: ${NIGHT.page} !important; color: ${NIGHT.text} !important; }
.${quiet} { color: ${NIGHT.quiet} !important; }
.${line} { border-color: ${NIGHT.line} !important; }
.${quiet} a { color: ${NIGHT.link} !important; }
}`;
