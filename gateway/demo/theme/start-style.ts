/** What only the demo's first page, and those of its scenarios, have. */
export const START_STYLE = `
.clock { margin-block-start: 2rem; } .clock h2 { margin: 0; font: 500 .875rem/1.5 var(--face); }
.time { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin: 0; font-size: 1.125rem; font-variant-numeric: tabular-nums; white-space: nowrap; } .time span { font-size: clamp(2.5rem, 9vw, 4rem); line-height: 1.15; font-weight: 600; letter-spacing: -.02em; }
.clock .meta { max-width: 26rem; margin-block-start: .75rem; }

ul.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; list-style: none; margin: 1rem 0 0; padding: 0; }
ul.tiles > li { position: relative; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; } ul.tiles > li:hover { border-color: var(--edge); }
@media (min-width: 60rem) { ul.tiles { grid-template-columns: repeat(4, minmax(0, 1fr)); } ul.tiles > .screen { display: grid; grid: auto auto / auto minmax(0, 1fr) auto; gap: 0 1.25rem; align-items: center; grid-column: 1 / -1; } .screen svg, .screen form { grid-row: 1 / 3; } .screen form { grid-column: 3; } ul.tiles .screen :is(h3, form) { margin: 0; } }
ul.tiles svg { width: 1.75rem; height: 1.75rem; fill: none; stroke: var(--link); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
ul.tiles h3 { margin: .5rem 0 .25rem; } ul.tiles h3 a { color: var(--ink); text-decoration: none; } ul.tiles h3 a::after { position: absolute; inset: 0; content: ''; } ul.tiles h3 a:hover { text-decoration: underline; }
ul.tiles p { margin: 0; color: var(--quiet); font-size: .875rem; } ul.tiles form { position: relative; margin-block-start: .75rem; }

ul.chips { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }
ul.chips a { display: inline-flex; align-items: center; min-height: 2.75rem; padding-inline: 1.1rem; border: 1px solid var(--edge); border-radius: 999px; color: var(--ink); text-decoration: none; } ul.chips a:hover { border-color: var(--link); color: var(--link); }
.group { margin-block-start: 2.5rem; scroll-margin-block-start: 1rem; } .group h3 { scroll-margin-block-start: 2rem; }
.poster { height: 7rem; border-radius: 1rem; padding: 1.25rem; } .poster::after { position: absolute; inset: 0; z-index: -1; content: ''; background: linear-gradient(color-mix(in srgb, var(--scrim) 60%, transparent) 20%, transparent 60%); }
.poster h3 { margin: 0; font: 500 1.75rem/1.2 var(--display); }
ul.tickets { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 1rem; list-style: none; margin: 1rem 0 0; padding: 0; }
@media (min-width: 60rem) { .group { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2rem; align-items: start; } .poster { position: sticky; inset-block-start: 1rem; height: 22rem; } .group ul.tickets { margin: 0; } }

.ticket { --stub: 7.5rem; --notch: .5rem; position: relative; display: grid; grid-template-columns: minmax(0, 1fr) var(--stub); background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; }
.ticket::before, .ticket::after { position: absolute; inset-inline-end: calc(var(--stub) - var(--notch) - 1px); width: calc(2 * var(--notch)); height: var(--notch); border: 1px solid var(--line); background: var(--ground); content: ''; }
.ticket::before { inset-block-start: -1px; border-block-start-color: var(--ground); border-radius: 0 0 var(--notch) var(--notch); } .ticket::after { inset-block-end: -1px; border-block-end-color: var(--ground); border-radius: var(--notch) var(--notch) 0 0; }
.ticket .body { padding: 1.1rem 1.25rem; } .ticket h4 { margin: 0; font: 500 1.25rem/1.3 var(--display); } .ticket p { margin: .25rem 0 0; color: var(--quiet); font-size: .875rem; }
.ticket .stub { display: grid; place-content: center; border-inline-start: 2px dashed var(--line); } .ticket .stub button::after { position: absolute; inset: 0; border-radius: 1rem; content: ''; } .ticket:hover .stub button { border-color: var(--link); color: var(--link); }
.ticket li::before { color: var(--link); content: '→ ' / ''; } .ticket ul { display: flex; flex-wrap: wrap; gap: 0 .9rem; list-style: none; margin: .5rem 0 0; padding: 0; font-size: .8125rem; }
@media (max-width: 40rem) {
ul.tiles { gap: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; } ul.tiles > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1rem; padding: 1rem; border-width: 0; border-radius: 0; background: none; } ul.tiles > li + li { border-block-start: 1px solid var(--line); } ul.tiles svg { grid-row: 1 / 4; } ul.tiles h3 { margin: 0; }
.poster { height: 9rem; } .ticket { --stub: 6.5rem; } .ticket .stub button { padding-inline: .8rem; } .ticket ul { display: none; }
}

.who { border-inline-start: .375rem solid var(--tier); }
@media (min-width: 60rem) { .programs th { white-space: nowrap; } }
`;
