import { MAILBOX_STYLE } from '#gateway/demo/mailbox/style.ts';

/** The look of the demo's other pages; members of a type stand below one another. */
export const REFERENCE_STYLE = `${MAILBOX_STYLE}
header { justify-content: flex-start; } header a { padding-block: .6rem; }
header a[aria-current] { color: var(--ink); text-decoration: none; font-weight: 600; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.25rem; margin-block: 2.25rem .5rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; margin-block: 1.25rem 0; }
dl { display: block; } dt { margin-block-start: .75rem; color: var(--ink); overflow-wrap: anywhere; } dd { margin-inline-start: 1.5rem; }
dd p, li p { display: inline; } code { font-size: .95em; } section p, section li, dd { max-width: 44rem; }
section + section { border-block-start: 1px solid var(--line); margin-block-start: 2rem; }
ul.links { columns: 13rem; padding: 0; list-style: none; } ul.links a { display: inline-block; padding-block: .6rem; max-width: 100%; overflow-wrap: anywhere; }
ul.areas { columns: 9rem; } ul.operations { padding: 0; list-style: none; } ul.operations li { margin-block: .25rem; } ul.operations a { display: inline-block; padding-block: .35rem; }
.kind { color: var(--quiet); font-weight: 400; } .deprecated { border-inline-start: 3px solid var(--link); padding-inline-start: .75rem; }
summary { cursor: pointer; padding-block: .6rem; color: var(--quiet); }
:target { background: var(--sheet); outline: 2px solid var(--link); scroll-margin-block-start: 1rem; }
`;
