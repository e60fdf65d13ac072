import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Area } from './reference-areas.ts';
import type { Contract } from './reference-contract.ts';
import { operationSection, typeSection } from './reference-types.ts';

const onThisPage = (names: readonly string[]): Markup => html`
<nav aria-label="On this page"><ul class="links">${names.map(
  (name) =>
    html`<li><a href="#${name}">${name.replace(/^(Query|Mutation|Subscription)\./, '')}</a></li>`,
)}</ul></nav>`;

/** One file of the SDL: its operations, then its types, each with an anchor. */
export const areaPage = (contract: Contract, { operations, types }: Area): Markup => html`
${onThisPage([...operations, ...types])}
${operations.map((one) => operationSection(contract, one))}
${types.map((one) => typeSection(contract, one))}`;
