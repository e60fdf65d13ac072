import { LOOK } from '#gateway/demo/theme/style.ts';

/** The look of the demo's other pages; members of a type stand below one another. */
export const REFERENCE_STYLE = `${LOOK}
main dl { display: block; } dt { margin-block-start: .75rem; color: var(--ink); } dd { margin-inline-start: 1.5rem; }
dd p, li p { display: inline; } section p, section li, dd { max-width: 46rem; }
section + section { border-block-start: 1px solid var(--line); margin-block-start: 2rem; }
ul.links { columns: 13rem; padding: 0; list-style: none; } ul.links a { display: inline-block; padding-block: .6rem; max-width: 100%; overflow-wrap: anywhere; }
ul.areas { columns: 9rem; } ul.operations { padding: 0; list-style: none; } ul.operations li { margin-block: .25rem; } ul.operations a { display: inline-block; padding-block: .35rem; }
.kind { color: var(--quiet); font-weight: 400; } .deprecated { border-inline-start: 3px solid var(--link); padding-inline-start: .75rem; }
summary { cursor: pointer; padding-block: .6rem; color: var(--quiet); }
td p { margin: 0; } main form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
search { display: block; margin-block-end: 1.5rem; } search label { display: block; } #found:empty, #count:empty { display: none; }
:target { background: var(--sheet); outline: 2px solid var(--link); scroll-margin-block-start: 1rem; }
`;
