/** What only the airline's desk has. */
export const DESK_STYLE = `
nav.queues ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }
nav.queues a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .2rem 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--sheet); color: var(--ink); text-decoration: none; }
nav.queues a[aria-current] { background: var(--chosen); border-color: var(--link); color: var(--link); font-weight: 600; }
.count { min-width: 1.5rem; padding-inline: .4rem; border-radius: 999px; background: var(--action); color: var(--on-action); font-size: .8125rem; font-weight: 600; text-align: center; }
.case { display: grid; gap: 1.25rem 2rem; } .case > * { min-width: 0; margin: 0; } .case h3 { font-size: 1.375rem; margin: 0 0 .75rem; }
@media (min-width: 60rem) { .case { grid-template-columns: 3fr 2fr; } .case > form, .case > .table { grid-column: 1 / -1; } }
.case .table { border-radius: .375rem; } .case th, .case td { padding: .5rem .9rem; } tfoot td, tfoot th { font-weight: 600; border-block-start: 1px solid var(--edge); }
.pictures { display: grid; gap: .75rem; align-content: start; } .pictures figure { margin: 0; } .pictures img { display: block; max-width: 100%; max-height: 24rem; min-height: 3rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--subtle); }
.pictures h4 { margin: 0; font-size: .875rem; font-weight: 500; color: var(--quiet); } .pictures p { margin: 0; }
`;
