import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BCP47 } from '#schema/codes/base/locales.ts';
import { COLOUR_STYLE } from './colours.ts';

/** How lines break in each language, as on the site. */
const LANGUAGES = readFileSync(
  path.join(import.meta.dirname, '../../../schema/format/languages.css'),
  'utf8',
);

/**
 * The address of the site's face, which these pages serve themselves: that of the built site
 * changes with each build.
 */
export const FACE_ADDRESS = '/demo/look/instrument-sans.woff2';
export const DISPLAY_FACE_ADDRESS = '/demo/look/newsreader.woff2';

const FACE = `
@font-face { font-family: 'Instrument Sans Variable'; font-display: swap; font-weight: 400 700; src: url('${FACE_ADDRESS}') format('woff2'); }
@font-face { font-family: Newsreader; font-display: optional; font-weight: 500; src: url('${DISPLAY_FACE_ADDRESS}') format('woff2'); }
@font-face { font-family: 'Instrument Sans Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 101%; ascent-override: 96%; descent-override: 25%; line-gap-override: 0%; }
:root { --latin: 'Instrument Sans Variable', 'Instrument Sans Fallback'; --face: var(--latin), ui-sans-serif, system-ui, sans-serif; --display: Newsreader, Georgia, serif; --mono: ui-monospace, Menlo, Consolas, monospace; }
:root:lang(${BCP47['zh-hk']}) { --display: 'Songti TC', 'Noto Serif HK', 'Noto Serif CJK HK', PMingLiU, var(--face); --face: var(--latin), 'PingFang HK', 'Noto Sans HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', sans-serif; }
:root:lang(${BCP47.ja}) { --display: 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', var(--face); --face: var(--latin), 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo, sans-serif; }
`;

const FRAME = `
:root { color-scheme: light dark; } :root[data-mode=light] { color-scheme: light; } :root[data-mode=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 1rem/1.55 var(--face); }
:root:lang(zh) body, :root:lang(ja) body { line-height: 1.75; }
body > header > *, main > .content, body > footer > * { width: min(100% - 2rem, 70rem); margin-inline: auto; }
body > header { background: var(--bar); color: var(--on-bar); }
.masthead { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; }
.masthead a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; text-decoration: none; }
.masthead svg { width: 1.75em; height: 1.75em; margin-inline-end: .5em; fill: currentColor; }
.brand { font-weight: 600; letter-spacing: -.01em; white-space: nowrap; } .brand + p { margin: 0; color: var(--on-bar-quiet); font-size: .8125rem; }
nav.tools ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0; }
nav.tools a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--on-bar-quiet); text-decoration: none; border-block-end: 2px solid transparent; }
nav.tools a:hover { color: var(--on-bar); } nav.tools a[aria-current] { color: var(--on-bar); font-weight: 600; border-color: currentColor; }
main { flex: 1; } main > .content { padding-block: 2rem 4rem; }
body > footer { border-block-start: 1px solid var(--line); padding-block: .75rem; }
body > footer ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0; }
body > footer a { display: inline-flex; align-items: center; min-height: 2.75rem; } body > footer a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
`;

const PARTS = `
a { color: var(--link); text-underline-offset: .2em; }
h1, h2, h3 { line-height: 1.3; text-wrap: balance; overflow-wrap: anywhere; } h1, h2 { font-family: var(--display); font-weight: 500; } h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); letter-spacing: -.015em; margin: 0 0 .5rem; }
:lang(zh) :is(h1, h2), :lang(ja) :is(h1, h2) { letter-spacing: normal; }
h2 { font-size: 1.75rem; margin: 3.5rem 0 .5rem; } .sheet h2 { font-size: 1.375rem; } .content > h2:first-child { margin-block-start: 0; } h3 { font-size: 1.05rem; margin: 1.25rem 0 .5rem; }
p, li, dt, dd, td, th, label, summary, figcaption { text-wrap: pretty; } p, li, dd { overflow-wrap: anywhere; } time, a[href^='tel:'] { white-space: nowrap; } p { margin: .5rem 0; max-width: 46rem; }
.intro, .meta { color: var(--quiet); } .meta { font-size: .875rem; overflow-wrap: anywhere; }
code, .code { font-family: var(--mono); font-size: .9em; overflow-wrap: anywhere; }
.sheet, ul.rows, pre { background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; }
.sheet { padding: 1.25rem; margin-block: 1rem; } .sheet > :first-child { margin-block-start: 0; } .sheet > :last-child { margin-block-end: 0; }
ul.rows { list-style: none; margin: .75rem 0 0; padding: 0; } ul.rows > li { padding: .75rem 1.25rem; } ul.rows > li + li { border-block-start: 1px solid var(--line); }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .35rem 1.25rem; margin: 0; } dt { color: var(--quiet); } dd { margin: 0; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .4rem 1.1rem; font: inherit; font-weight: 500; color: var(--ink); background: var(--sheet); border: 1px solid var(--edge); border-radius: .375rem; cursor: pointer; text-decoration: none; text-align: center; }
button.first, .button.first { color: var(--on-action); background: var(--action); border-color: transparent; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: .75rem 0; max-width: none; } .actions form { display: contents; }
input:not([type=hidden]) { width: min(100%, 34rem); min-height: 2.75rem; padding: .4rem .75rem; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: .375rem; }
label { font-size: .875rem; font-weight: 500; }
form.find { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1rem; } form.find p { margin: 0; flex: 1 1 14rem; max-width: 34rem; } form.find input { width: 100%; }
.badge { display: inline-block; padding: .05rem .6rem; border: 1px solid; border-radius: 999px; font-size: .8125rem; font-weight: 500; white-space: nowrap; }
.note { padding: .75rem 1rem; border: 1px solid; border-radius: .75rem; max-width: none; } .note p { margin: 0; max-width: none; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.25rem; font: inherit; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; } body > header :focus-visible { outline-color: currentColor; }
.table { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .7rem 1.25rem; text-align: start; vertical-align: top; }
thead th { color: var(--quiet); font-size: .875rem; font-weight: 500; } tbody tr { border-block-start: 1px solid var(--line); } tbody th { font-weight: 600; }
.figure { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (max-width: 40rem) {
.table.stacked { position: relative; overflow: visible; }
.table.stacked thead { display: block; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.stacked :is(tbody, tr, tbody th, tbody td) { display: block; } .stacked tbody tr { padding-block: .6rem; } .stacked :is(tbody th, tbody td) { padding-block: .1rem; text-align: start; }
dl { grid-template-columns: 1fr; gap: 0; } dd + dt { margin-block-start: .6rem; }
}
`;

/**
 * The look of every page of the demo: the brand's colours and face, light and dark, as the site has
 * them.
 */
export const LOOK = [COLOUR_STYLE, FACE, FRAME, PARTS, LANGUAGES].join('\n');
