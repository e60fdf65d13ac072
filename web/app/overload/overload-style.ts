import { GROUNDS, type Shade, TEXTS, TONES } from '#schema/codes/base/brand-colours.ts';
import { skyColours } from '#web/app/scenes/sky/sky-colours.ts';

/** The light of the picture: that of a morning, and of a night. */
const [DAY, NIGHT] = [skyColours('morning'), skyColours('night')];
const light = Object.entries(DAY)
  .filter(([, value]) => value.startsWith('#'))
  .map(([name, value]) => `--${name}: light-dark(${value}, ${NIGHT[name]});`)
  .join('');

const shaded = ({ light, dark }: Shade): string => `light-dark(${light}, ${dark})`;
const { brand } = TONES;

/** The look of the page that stands alone: the brand's colours, in the mode of the device. */
export const BUSY_STYLE = [
  `:root { color-scheme: light dark; color: ${shaded(TEXTS.default)}; background: ${shaded(GROUNDS.ground)};`,
  'font: 1rem/1.6 system-ui, sans-serif; }',
  'body { margin: 0; }',
  `header { padding: .75rem 1rem; color: ${shaded(TEXTS.onBar)}; background: ${shaded(GROUNDS.bar)}; }`,
  `.sky { ${light} height: clamp(11rem, 40vh, 22rem); background: linear-gradient(var(--sky-1), var(--sky-2) 32%, var(--sky-3) 60%, var(--sky-4) 84%); }`,
  '.sky svg { display: block; width: 100%; height: 100%; }',
  'main { max-width: 34rem; margin: 0 auto; padding: 3rem 1rem; text-align: center; }',
  'h1 { margin: 0; font: 500 1.75rem/1.3 Georgia, serif; text-wrap: balance; word-break: auto-phrase; }',
  `main p { color: ${shaded(TEXTS.muted)}; }`,
  '.actions { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: center; }',
  'a { min-height: 2.75rem; padding-inline: 1.25rem; display: inline-flex; align-items: center; border-radius: 999px;',
  `color: ${shaded(brand.fg)}; border: 1px solid ${shaded(brand.border)}; text-decoration: none; }`,
  `.again { color: ${shaded(brand.contrast)}; background: ${shaded(brand.solid)}; border-color: transparent; }`,
  `a:focus-visible { outline: 2px solid ${shaded(brand.focusRing)}; outline-offset: 2px; }`,
].join('\n');
