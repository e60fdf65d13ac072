/**
 * The look of the payment page: neutral, so that it is not mistaken for the shop. Served as a file
 * of its own.
 */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #f3f4f6; --sheet: #fff; --ink: #16191d; --quiet: #4d5661; --line: #cfd5dc;
  --action: #1f4fa8; --on-action: #fff; --wrong: #b3261e; --note: #fff4d6; --on-note: #553b00; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171b; --sheet: #1d2126; --ink: #eceff3; --quiet: #b1bac5;
  --line: #48515c; --action: #9dbdff; --on-action: #0b1a38; --wrong: #ffb4ab; --note: #3b2f0b; --on-note: #ffe7a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
:lang(zh) body, :lang(ja) body, body:lang(zh), body:lang(ja) { line-height: 1.7; }
.note { margin: 0; padding: .6rem 1rem; background: var(--note); color: var(--on-note); text-align: center; font-size: .9rem; }
main, footer, .brand { width: min(100% - 2rem, 58rem); margin-inline: auto; }
.brand { display: flex; align-items: center; gap: .6rem; padding-block: 1.2rem; font-weight: 600; }
main { display: grid; gap: 1rem; align-items: start; }
@media (min-width: 48rem) { main.two { grid-template-columns: 20rem 1fr; } }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; min-width: 0; }
h1, h2 { margin: 0 0 .75rem; line-height: 1.3; text-wrap: balance; }
h1 { font-size: 1.35rem; } h2 { font-size: 1.05rem; }
dl { margin: 0; display: grid; gap: .75rem; } dt { color: var(--quiet); font-size: .875rem; } dd { margin: 0; overflow-wrap: anywhere; }
dd ul { margin: 0; padding-left: 1.1rem; }
.amount { font-size: 1.6rem; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.25; }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: .25rem; align-content: start; } .field > span { color: var(--quiet); font-size: .875rem; }
label { font-weight: 600; }
input, select { font: inherit; width: 100%; min-height: 2.75rem; padding: .4rem .7rem; color: inherit; background: var(--sheet);
  border: 1px solid var(--quiet); border-radius: 6px; font-variant-numeric: tabular-nums; }
[aria-invalid] { border: 2px solid var(--wrong); }
.field > .fault { color: var(--wrong); font-weight: 600; }
.pair { display: grid; gap: 1rem; } @media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr; } }
button, .button { font: inherit; font-weight: 650; min-height: 3rem; padding: .5rem 1rem; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--action); background: var(--action); color: var(--on-action); text-align: center; text-decoration: none; display: inline-grid; place-items: center; }
button.plain { background: transparent; color: var(--action); font-weight: 500; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.others { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.faults { border: 2px solid var(--wrong); border-radius: 6px; padding: .75rem 1rem; } .faults ul { margin: 0; padding-left: 1.1rem; } .faults a { color: var(--wrong); }
table { width: 100%; border-collapse: collapse; font-size: .875rem; } th { text-align: left; color: var(--quiet); font-weight: 500; }
th, td { padding: .35rem .5rem .35rem 0; border-top: 1px solid var(--line); vertical-align: top; } code { font-size: .875rem; }
aside p { margin: 0 0 .5rem; color: var(--quiet); font-size: .875rem; } aside { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
footer { padding-block: 1.5rem; } footer ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
footer a { color: inherit; display: inline-block; padding-block: .4rem; }
`;
