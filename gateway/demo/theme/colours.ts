import {
  GROUNDS,
  LINES,
  type Shade,
  TEXTS,
  TIERS,
  TONES,
  type ToneName,
} from '#schema/codes/base/brand-colours.ts';

const both = ({ light, dark }: Shade): string => `light-dark(${light}, ${dark})`;

const { brand } = TONES;

const COLOURS: Readonly<Record<string, Shade>> = {
  ground: GROUNDS.ground,
  subtle: GROUNDS.subtle,
  sheet: GROUNDS.panel,
  bar: GROUNDS.bar,
  ink: TEXTS.default,
  quiet: TEXTS.muted,
  'on-bar': TEXTS.onBar,
  'on-bar-quiet': TEXTS.onBarMuted,
  line: LINES.hairline,
  edge: LINES.strong,
  link: brand.fg,
  action: brand.solid,
  'on-action': brand.contrast,
  chosen: brand.subtle,
  ring: brand.focusRing,
};

const tone = (name: ToneName): string =>
  `.tone-${name} { background: ${both(TONES[name].subtle)}; color: ${both(TONES[name].fg)}; border-color: ${both(TONES[name].border)}; }`;

/** The colours of the brand as variables, light beside dark, and its tones as classes. */
export const COLOUR_STYLE = [
  `:root { ${Object.entries(COLOURS)
    .map(([name, shade]) => `--${name}: ${both(shade)};`)
    .join(' ')} }`,
  ...(['neutral', 'success', 'warning', 'danger', 'info', 'club'] as const).map(tone),
  ...Object.entries(TIERS).map(([name, shade]) => `.tier-${name} { --tier: ${both(shade)}; }`),
].join('\n');
