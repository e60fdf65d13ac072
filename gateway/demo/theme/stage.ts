import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html } from 'hono/html';
import { BRAND } from '#schema/codes/base/brand.ts';

type Markup = ReturnType<typeof html>;

const SCENES = path.join(import.meta.dirname, '../../../web/app/scenes');
const drawn = (file: string): string => readFileSync(path.join(SCENES, file), 'utf8');

/** The landscape of the airline's home city, as the site has it. */
export const homeLandscape = (): string => drawn(`drawn/${BRAND.cityCode.toLowerCase()}.gen.svg`);

export const LANDSCAPE_ADDRESS = '/demo/look/landscape.svg';

/** The words with which a page begins, on the sky over the home city. */
export const stage = (words: Markup): Markup => html`<div class="stage">
<svg viewBox="850 0 750 600" preserveAspectRatio="xMaxYMax meet" aria-hidden="true"><use href="${LANDSCAPE_ADDRESS}#scene"/></svg>
<div class="words">${words}</div>
</div>`;

/** The variables of one sky, as the site's style sheet has them. */
function skyIn(css: string, selector: string): string {
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  return css.slice(start, css.indexOf('}', start));
}

/** The sky of a morning, and in the dark the same place at night. */
export function stageStyle(): string {
  const css = drawn('sky/skies.gen.css');
  const night = skyIn(css, '[data-sky="night"]');
  return `
.stage { ${skyIn(css, ':root')} }
@media (prefers-color-scheme: dark) { :root:not([data-mode=light]) .stage { ${night} } }
:root[data-mode=dark] .stage { ${night} }
.stage { position: relative; isolation: isolate; overflow: hidden; color: var(--ink); background: linear-gradient(var(--sky-1), var(--sky-2) 32%, var(--sky-3) 60%, var(--sky-4) 84%); }
.stage > svg { position: absolute; inset: 0 0 0 auto; z-index: -1; width: min(100%, 46rem); height: 100%; mask-image: linear-gradient(270deg, #000 48%, transparent 92%); }
.stage::after { position: absolute; inset: 0; z-index: -1; content: ''; background: linear-gradient(90deg, color-mix(in srgb, var(--scrim) 72%, transparent) 30%, transparent 75%); }
.stage > .words { width: min(100% - 2rem, 70rem); min-height: 15rem; margin-inline: auto; padding-block: 2.5rem 3rem; }
.stage :is(h1, p, a, .intro) { color: inherit; max-width: 34rem; }
@media (max-width: 48rem) {
.stage > .words { min-height: 0; padding-block: 1.5rem 7rem; } .stage > svg { inset: auto 0 0 auto; width: 100%; height: 11rem; }
.stage::after { background: linear-gradient(color-mix(in srgb, var(--scrim) 72%, transparent) 55%, transparent); }
}
@media print, (forced-colors: active) { .stage { background: none; } .stage > svg, .stage::after { display: none; } }
`;
}
