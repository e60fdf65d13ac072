/** What only the mailbox has. */
export const MAILBOX_STYLE = `
ul.mails a.subject { display: inline-block; color: var(--ink); font-size: 1.125rem; font-weight: 600; text-decoration-color: var(--edge); padding-block: .15rem; }
ul.people { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: .5rem 0 0; padding: 0; }
ul.people a { display: inline-flex; align-items: center; min-height: 2.75rem; max-width: 100%; padding: .2rem .9rem; border: 1px solid var(--line); border-radius: 999px; background: var(--sheet); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
ul.people a[aria-current] { background: var(--chosen); border-color: var(--link); color: var(--link); font-weight: 600; }
@media (max-width: 40rem) { ul.people { flex-wrap: nowrap; overflow-x: auto; margin-inline: -1rem; padding: .25rem 1rem; } ul.people a { white-space: nowrap; } }
iframe { display: block; box-sizing: content-box; max-width: calc(100% - 2px); width: 100%; border: 1px solid var(--line); border-radius: 1rem; background: #fff; }
`;
