import { MAILBOX_STYLE } from '#gateway/demo/mailbox/style.ts';

/** The look of the demo's first page: the mailbox's, and a table that scrolls by itself on narrow screens. */
export const START_STYLE = `${MAILBOX_STYLE}
.table { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .6rem 1rem; text-align: start; vertical-align: top; }
thead th { color: var(--quiet); font-size: .9rem; font-weight: 500; white-space: nowrap; }
tbody tr { border-top: 1px solid var(--line); }
tbody th { font-weight: 600; white-space: nowrap; }
td.name, code { font-family: ui-monospace, monospace; font-size: .95em; white-space: nowrap; }
tbody td:nth-last-child(-n + 2) { white-space: nowrap; }
ul.worlds li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; }
form.clock { display: flex; flex-wrap: wrap; gap: .5rem; }
button { min-height: 2.75rem; padding: .4rem 1rem; font: inherit; color: var(--link); background: var(--sheet); border: 1px solid var(--link); border-radius: 999px; cursor: pointer; }
.decisions { display: flex; flex-wrap: wrap; gap: .5rem; }
form p input { width: min(100%, 34rem); min-height: 2.75rem; padding: .4rem .75rem; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--quiet); border-radius: 6px; }
nav.tools { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
@media (max-width: 40rem) {
.table { position: relative; }
thead { display: block; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
tbody, tr, tbody th, tbody td { display: block; }
tbody tr { padding-block: .6rem; } tbody th, tbody td { padding-block: .1rem; }
}
`;
