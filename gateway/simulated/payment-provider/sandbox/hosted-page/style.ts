import { GROUNDS, LINES, type Shade, TEXTS, TONES } from '#schema/codes/base/brand-colours.ts';

/** The face of the page, which it serves itself. */
export const FACE_PATH = '/pay-face.woff2';

const both = ({ light, dark }: Shade): string => `light-dark(${light}, ${dark})`;
const { brand, danger, warning } = TONES;

const COLOURS: Readonly<Record<string, Shade>> = {
  ground: GROUNDS.ground,
  sheet: GROUNDS.panel,
  ink: TEXTS.default,
  quiet: TEXTS.muted,
  line: LINES.hairline,
  edge: LINES.strong,
  action: brand.solid,
  'on-action': brand.contrast,
  ring: brand.focusRing,
  wrong: danger.fg,
  note: warning.subtle,
  'on-note': warning.fg,
};

/** A morning behind the provider’s name, and in the dark a night. */
const SKY =
  'linear-gradient(light-dark(#8cbadc, #10153a), light-dark(#b4d4e8, #1a2152) 40%, light-dark(#f9f1e3, #474e8f))';

/** The chevron of a list to choose from. */
const CHEVRON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23777' stroke-width='2'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;

/**
 * The look of the payment page: colours, face and sky of the shop, under the provider's own name.
 * Served as a file of its own.
 */
export const PAGE_STYLE = `
@font-face { font-family: 'Instrument Sans Variable'; font-display: swap; font-weight: 400 700; src: url('${FACE_PATH}') format('woff2'); }
:root { color-scheme: light dark; ${Object.entries(COLOURS)
  .map(([name, shade]) => `--${name}: ${both(shade)};`)
  .join(' ')} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif; }
:lang(zh) body, :lang(ja) body, body:lang(zh), body:lang(ja) { line-height: 1.75; }
header { background: ${SKY}; padding-block-end: 7rem; }
.note { margin: 0; padding: .6rem 1rem; background: var(--note); color: var(--on-note); text-align: center; font-size: .875rem; }
main, footer, .brand { width: min(100% - 2rem, 62rem); margin-inline: auto; }
.brand { display: flex; align-items: center; gap: .6rem; padding-block: 1.5rem; font-weight: 600; font-size: 1.125rem; color: light-dark(#14132b, #fff); }
main { display: grid; gap: 1.5rem; align-items: start; margin-block-start: -6rem; }
@media (min-width: 48rem) { main.two { grid-template: auto 1fr / 20rem minmax(0, 1fr); } main.two > section + section { grid-area: 1 / 2 / span 2; } }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; padding: clamp(1.25rem, 3vw, 2rem); min-width: 0; }
h1, h2 { margin: 0 0 1rem; line-height: 1.25; text-wrap: balance; }
h3 { margin: 0; font-size: .875rem; font-weight: 500; } h1 { font-size: 1.75rem; letter-spacing: -.015em; } :lang(zh) h1, :lang(ja) h1 { letter-spacing: normal; } h2 { font-size: 1.125rem; }
dl { margin: 0; display: grid; gap: 1rem; } dt { color: var(--quiet); font-size: .875rem; } dd { margin: 0; overflow-wrap: anywhere; }
dd ul { margin: 0; padding: 0; list-style: none; }
/* torn below what is paid, as a receipt */
.summary { position: relative; } .summary dl > :first-child { margin-inline: calc(-1 * clamp(1.25rem, 3vw, 2rem)); padding: 0 clamp(1.25rem, 3vw, 2rem) 1.25rem; border-block-end: 2px dashed var(--line); margin-block-end: .25rem; }
.amount { font-size: 2.5rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.2; letter-spacing: -.015em; }
form { display: grid; gap: 1.25rem; }
.field { display: grid; gap: .25rem; align-content: start; } .field > span { color: var(--quiet); font-size: .875rem; }
label { font-size: .875rem; font-weight: 500; }
input, select { font: inherit; width: 100%; min-height: 2.75rem; padding: .4rem .75rem; color: inherit; background: var(--sheet);
  border: 1px solid var(--edge); border-radius: .375rem; font-variant-numeric: tabular-nums; }
select { appearance: none; padding-inline-end: 2.5rem; background: var(--sheet) ${CHEVRON} right .75rem center / 1.1rem no-repeat; }
[aria-invalid] { border: 2px solid var(--wrong); }
.field > .fault { color: var(--wrong); font-weight: 600; }
.pair { display: grid; gap: 1.25rem; } @media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr; } }
button, .button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1rem; border-radius: .375rem; cursor: pointer;
  border: 1px solid transparent; background: var(--action); color: var(--on-action); text-align: center; text-decoration: none; display: inline-grid; place-items: center; }
button.plain { background: transparent; border-color: var(--edge); color: var(--ink); font-weight: 500; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
button.quiet { background: none; color: inherit; font-weight: 500; text-decoration: underline; text-underline-offset: .2em; text-decoration-color: var(--edge); } #others { margin-block-start: .75rem; }
.faults { border: 2px solid var(--wrong); border-radius: .375rem; padding: .75rem 1rem; } .faults ul { margin: 0; padding-left: 1.1rem; } .faults a { color: var(--wrong); }
ul.cards { list-style: none; margin: .5rem 0 1.25rem; padding: 0; } .cards li { padding-block: .5rem; border-block-start: 1px solid var(--line); } .cards code { display: block; } .cards span { color: var(--quiet); font-size: .875rem; }
code { font: inherit; font-weight: 500; font-variant-numeric: tabular-nums; white-space: nowrap; }
aside { padding: clamp(1.25rem, 3vw, 2rem); border: 2px dashed var(--line); border-radius: 1rem; } aside p { margin: 0; color: var(--quiet); font-size: .875rem; } aside button { width: 100%; margin-block-start: 1rem; }
footer { padding-block: 2rem 3rem; } footer ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
footer a { color: inherit; display: inline-flex; align-items: center; min-height: 2.75rem; }
@media (forced-colors: active) { header { background: none; } }
`;
