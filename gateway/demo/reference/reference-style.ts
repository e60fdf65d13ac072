import { stageStyle } from '#gateway/demo/theme/stage.ts';
import { LOOK } from '#gateway/demo/theme/style.ts';
import { TONES } from '#schema/codes/base/brand-colours.ts';

const both = (name: 'success' | 'info' | 'club'): string =>
  `light-dark(${TONES[name].fg.light}, ${TONES[name].fg.dark})`;

/** The search lies over the lower end of the sky, as on the site's first page. */
const SEARCH = `
.stage > .words { min-height: 13rem; padding-block-end: 6rem; }
main > .content { padding-block-start: 0; }
search.sheet { display: block; position: relative; margin-block: -3.5rem 2.5rem; } search label { display: block; } search input#search { width: 100%; margin-block-start: .35rem; } ::placeholder { color: var(--quiet); opacity: 1; }
#found:empty, #count:empty { display: none; } #found { max-height: 60vh; overflow-y: auto; }
@media (max-width: 48rem) { .stage > .words { padding-block-end: 8rem; } }
`;

const LISTS = `
@media (min-width: 64rem) { .about { columns: 2; column-gap: 3.5rem; } .about p { margin-block: 0 .75rem; break-inside: avoid; } }
ul.links { columns: 10rem; padding: 0; list-style: none; } ul.links a { display: inline-block; padding-block: .6rem; max-width: 100%; overflow-wrap: anywhere; }
ul.operations { margin: .5rem 0 0; padding: 0; list-style: none; } ul.operations li { padding-block: .35rem; border-block-start: 1px solid var(--line); }
ul.operations a { display: inline-block; padding-block: .35rem; font-weight: 600; } ul.operations p { color: var(--quiet); margin: 0; }
.kind { color: var(--quiet); font: 500 .8125rem/1.5 var(--face); } .kind.mutation { color: var(--link); } .kind.query { color: ${both('success')}; } .kind.subscription { color: ${both('info')}; }
.group h2 { margin-block-start: 0; } .group { padding-block: 2.5rem; } .group + .group { border-block-start: 1px solid var(--edge); }
@media (min-width: 48rem) { ul.operations li { display: grid; grid-template-columns: 6rem 15rem minmax(0, 1fr); gap: 0 1rem; align-items: baseline; } }
@media (min-width: 64rem) {
.group, .with-aside { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 3.5rem; align-items: start; } .group ul.areas { columns: 1; }
.with-aside > :first-child { grid-area: 1 / 2; } .with-aside > aside { position: sticky; inset-block-start: 0; max-height: 100dvh; overflow-y: auto; padding-block: 1rem; }
}
aside h2 { margin: 1rem 0 0; font: 500 .8125rem/1.5 var(--face); color: var(--quiet); } aside ul.links { columns: 1; margin: 0; }
aside ul.links a { padding-block: .2rem; color: var(--ink); text-decoration: none; } aside a:hover { text-decoration: underline; } aside a[aria-current] { color: var(--link); font-weight: 600; }
@media (max-width: 63.99rem) { aside { margin-block-start: 3rem; border-block-start: 1px solid var(--edge); } aside ul.links { columns: 10rem; } aside ul.links a { padding-block: .6rem; } }
`;

/** A type or an operation, and the names in it. */
const TYPES = `
section.part { scroll-margin-block-start: 1rem; margin-block-start: 3rem; padding-block-start: 2rem; border-block-start: 1px solid var(--edge); }
.part h2 { margin: 0 0 .5rem; font: 600 1.5rem/1.3 var(--face); } .part h2 .kind { display: block; }
main dl { display: block; margin-block: 1rem; } dt { margin-block-start: 0; padding-block: .75rem .1rem; border-block-start: 1px solid var(--line); color: var(--ink); } dd { padding-block-end: .75rem; }
dt > code:first-child { font-weight: 600; } dd p, li p { display: inline; } .part dd > p { display: block; } dd > p:first-child { margin-block-start: 0; } dd > p:last-child { margin-block-end: 0; }
dd ul { margin: .5rem 0 0; padding: 0 0 0 .9rem; border-inline-start: 2px solid var(--line); list-style: none; }
@media (min-width: 48rem) { .part dl { display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); gap: 0 1.5rem; } .part dd { padding-block: .75rem; border-block-start: 1px solid var(--line); } .part dt > code:first-child { display: block; } }
dt:target, dt:target + dd { background: var(--chosen); box-shadow: 0 0 0 .5rem var(--chosen); scroll-margin-block-start: 2rem; } h2:target { color: var(--link); scroll-margin-block-start: 2rem; }
.deprecated { border-inline-start: 3px solid var(--link); padding-inline-start: .75rem; }
td p { margin: 0; } main form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
`;

const CODE = `
summary { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--link); cursor: pointer; list-style: none; } summary::-webkit-details-marker { display: none; }
summary::before { width: .5em; height: .5em; border: solid; border-width: 0 2px 2px 0; content: ''; transform: rotate(-45deg); } [open] > summary::before { transform: rotate(45deg); }
pre { background: var(--subtle); font: .875rem/1.6 var(--mono); overflow: auto; white-space: pre; tab-size: 2; } pre code { font: inherit; overflow-wrap: normal; } pre { max-height: 28rem; }
figure { margin: 1rem 0; } figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: .875rem; color: var(--quiet); } figcaption a { padding-block: .6rem; } figure pre { margin: 0; }
.word { color: var(--link); } .string { color: ${both('success')}; } .variable { color: ${both('info')}; } .number { color: ${both('club')}; } .remark { color: var(--quiet); }
`;

/** The look of the demo's other pages, and what only the reference has. */
export const referenceStyle = (): string =>
  [LOOK, stageStyle(), SEARCH, LISTS, TYPES, CODE].join('\n');
