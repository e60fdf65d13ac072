import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html } from 'hono/html';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SKIES, type SkyName } from '#schema/rules/sky/sky-name.ts';

type Markup = ReturnType<typeof html>;

const FOLDER = path.join(import.meta.dirname, '../../../web/app/scenes');
const drawn = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

/** The landscapes of the site that the demo's pages show: the home city, and four seasons. */
export const LANDSCAPES = {
  home: BRAND.cityCode.toLowerCase(),
  spring: 'magnolia',
  summer: 'long-days',
  autumn: 'maple',
  winter: 'snow',
} as const;
export type Landscape = keyof typeof LANDSCAPES;

export const isLandscape = (name: string): name is Landscape => name in LANDSCAPES;

/** A landscape as a file; its colours are variables of the sky that it stands under. */
export const landscapeFile = (name: Landscape): string =>
  drawn(`drawn/${LANDSCAPES[name]}.gen.svg`);

/** A landscape in a part of its width, as high as its place. */
export const landscape = (
  name: Landscape,
  viewBox: string,
  fit: 'xMaxYMax meet' | 'xMidYMid slice',
): Markup =>
  html`<svg viewBox="${viewBox}" preserveAspectRatio="${fit}" aria-hidden="true"><use href="/demo/look/landscapes/${name}.svg#scene"/></svg>`;

/** Where no hour is known. */
const DEFAULT_SKY: SkyName = 'morning';

/** The words with which a page begins, on a sky over the home city. */
export const stage = (words: Markup, sky: SkyName = DEFAULT_SKY): Markup =>
  html`<div class="stage" data-sky="${sky}">
${landscape('home', '850 0 750 600', 'xMaxYMax meet')}
<div class="words">${words}</div>
</div>`;

/** The variables that a selector of the site's style sheet of skies has. */
function variablesOf(css: string, selector: string): string {
  const rules = css.split('}').map((rule) => rule.split('{').slice(-2));
  const found = rules.find(([selectors = '']) => selectors.trim().split(',').includes(selector));
  return found?.[1] ?? '';
}

/** Every sky, and in the dark the same place at night. */
function skiesStyle(): string {
  const css = drawn('sky/skies.gen.css');
  return SKIES.map((name) => {
    const own = `[data-sky="${name}"]`;
    const night = variablesOf(css, `.dark ${own}`);
    return `${own} { ${variablesOf(css, own)} }
@media (prefers-color-scheme: dark) { :root:not([data-mode=light]) ${own} { ${night} } }
:root[data-mode=dark] ${own} { ${night} }`;
  }).join('\n');
}

const STAGE = `
[data-sky] { position: relative; isolation: isolate; overflow: hidden; color: var(--ink); background: linear-gradient(var(--sky-1), var(--sky-2) 32%, var(--sky-3) 60%, var(--sky-4) 84%); }
[data-sky] > svg { position: absolute; inset: 0; z-index: -1; width: 100%; height: 100%; }
[data-sky] :is(h1, h2, h3, p, a, button) { color: inherit; }
.stage { background:
radial-gradient(circle at var(--sun-x, var(--disc-x)) var(--disc-y), var(--disc) 0 1.5rem, transparent calc(1.5rem + 1px)),
radial-gradient(circle at var(--sun-x, var(--disc-x)) var(--disc-y), color-mix(in srgb, var(--disc) var(--halo), transparent) 0 2.6rem, transparent calc(2.6rem + 1px)),
linear-gradient(var(--sky-1), var(--sky-2) 32%, var(--sky-3) 60%, var(--sky-4) 84%); }
.stage::before { position: absolute; inset: 0 0 40%; z-index: -1; content: ''; opacity: calc(var(--stars) * .75); mask-image: linear-gradient(#000, transparent); background:
radial-gradient(circle at 12% 30%, #fff 0 .8px, transparent 1.4px) 0 0 / 131px 113px,
radial-gradient(circle at 71% 63%, #fff 0 .5px, transparent 1.1px) 0 0 / 89px 71px; }
.stage > svg { inset: 0 0 0 auto; width: min(100%, 46rem); mask-image: linear-gradient(270deg, #000 48%, transparent 92%); }
.stage::after { position: absolute; inset: 0; z-index: -1; content: ''; background: linear-gradient(90deg, color-mix(in srgb, var(--scrim) 72%, transparent) 30%, transparent 75%); }
.stage > .words { width: min(100% - 2rem, 70rem); min-height: 15rem; margin-inline: auto; padding-block: 2.5rem 3rem; }
.stage :is(h1, p) { max-width: 34rem; }
.stage :is(button, .button, input) { color: inherit; border-color: currentColor; background: color-mix(in srgb, var(--scrim) 55%, transparent); }
.stage :focus-visible { outline-color: currentColor; }
@media (max-width: 48rem) {
.stage { --sun-x: -50%; } .stage > .words { min-height: 0; padding-block: 1.5rem 7rem; } .stage > svg { inset: auto 0 0 auto; width: 100%; height: 11rem; }
.stage::after { background: linear-gradient(color-mix(in srgb, var(--scrim) 72%, transparent) 55%, transparent); }
}
@media print, (forced-colors: active) { [data-sky] { background: none; color: CanvasText; } [data-sky] > svg, .stage::before, .stage::after { display: none; } }
`;

/** The skies, and what stands under them. */
export const stageStyle = (): string => `${skiesStyle()}\n${STAGE}`;
