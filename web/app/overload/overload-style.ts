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

/** As wide as the window, and as high as leaves the sky above it to the words. */
const WIDTH = 'max(100vw, 165vh)';
/** Around the sail, as far as the land reaches. */
const LEFT = `max(100vw - ${WIDTH}, 50vw - .68 * ${WIDTH})`;

/** The look of the page that stands alone: one picture, in the mode of the device. */
export const BUSY_STYLE = [
  `:root { color-scheme: light dark; ${light} color: var(--ink); background: var(--sky-1); font: 1rem/1.6 system-ui, sans-serif; }`,
  'body { position: relative; isolation: isolate; overflow: hidden; box-sizing: border-box; min-height: 100vh; margin: 0; padding-bottom: 17rem;',
  'background: linear-gradient(var(--sky-1), var(--sky-2) 32%, var(--sky-3) 60%, var(--sky-4) 84%); }',
  `header { padding: .75rem 1rem; color: ${shaded(TEXTS.onBar)}; background: ${shaded(GROUNDS.bar)}; }`,
  `.land { position: absolute; z-index: -1; bottom: 0; left: ${LEFT}; width: ${WIDTH}; aspect-ratio: 8 / 3; }`,
  '.land svg { display: block; width: 100%; height: 100%; }',
  // stars, at night alone
  ".land::before { position: absolute; inset: -40vh 0 60%; content: ''; background:",
  'radial-gradient(circle at 12% 30%, light-dark(transparent, #fff) 0 .8px, transparent 1.4px) 0 0 / 131px 113px,',
  'radial-gradient(circle at 71% 63%, light-dark(transparent, #fff) 0 .5px, transparent 1.1px) 0 0 / 89px 71px; opacity: .75; }',
  'main { max-width: 34rem; margin: 0 auto; padding: clamp(1.5rem, 7vh, 5rem) 1rem 0; text-align: center; text-wrap: pretty; }',
  'h1 { margin: 0; font: 500 clamp(1.75rem, 5vw, 2.5rem)/1.25 Georgia, serif; text-wrap: balance; word-break: auto-phrase; }',
  'p { margin: .75rem 0 0; text-wrap: balance; }',
  '.actions { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: center; margin-top: 1.5rem; }',
  'a { min-height: 2.75rem; padding-inline: 1.25rem; display: inline-flex; align-items: center; border-radius: .375rem;',
  'color: inherit; border: 1px solid; text-decoration: none; font-weight: 500; }',
  `.again { color: ${shaded(brand.contrast)}; background: ${shaded(brand.solid)}; border-color: transparent; }`,
  'a:focus-visible { outline: 2px solid; outline-offset: 2px; }',
  '@media (forced-colors: active) { .land { display: none; } body { background: Canvas; } }',
].join('\n');
