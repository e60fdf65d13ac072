/** What only the demo's first page, and those of its scenarios, have. */
export const START_STYLE = `
.time { margin: 0; font-size: clamp(1.5rem, 7vw, 2.5rem); line-height: 1.2; white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums; }
ul.scenarios > li { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1.5rem; align-items: center; }
.who { border-inline-start: .375rem solid var(--tier); }
@media (min-width: 60rem) { .programs th { white-space: nowrap; } }
@media (max-width: 40rem) { ul.scenarios > li { grid-template-columns: 1fr; justify-items: start; } }
`;
