/** The look of the mailbox: plain, in the airline's colours, light and dark. */
export const MAILBOX_STYLE = `
:root { color-scheme: light dark; --ground: #faf8fa; --sheet: #fff; --ink: #1c1b2e; --quiet: #5d5b6b; --line: #ddd8e0; --link: #a8325f; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c1b2e; --sheet: #262538; --ink: #f2eff5; --quiet: #b9b4c4; --line: #46445a; --link: #f0a3bf; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
body:lang(zh), body:lang(ja) { line-height: 1.75; }
header, main, footer { width: min(100% - 2rem, 62rem); margin-inline: auto; padding-block: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; border-bottom: 1px solid var(--line); }
a { color: var(--link); } header a, footer a { display: inline-block; padding-block: .3rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: .5rem 0; overflow-wrap: anywhere; } h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }
.intro, .meta { color: var(--quiet); } .meta { font-size: .9rem; overflow-wrap: anywhere; }
ul.mails { list-style: none; margin: 1rem 0 0; padding: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
ul.mails li { padding: .75rem 1rem; } ul.mails li + li { border-top: 1px solid var(--line); }
ul.mails a { font-weight: 600; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
@media (max-width: 40rem) { iframe { min-height: 66rem; } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; font: inherit; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
footer ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
`;
