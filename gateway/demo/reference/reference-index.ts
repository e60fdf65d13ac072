import { isObjectType } from 'graphql';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { type Area, titleOf } from './reference-areas.ts';
import type { Contract } from './reference-contract.ts';
import { firstSentence, hrefOf, prose } from './reference-texts.ts';

/** The folders of the SDL in the order of a journey, and what they are about. */
const GROUPS: Readonly<Record<string, string>> = {
  flights: 'Flights and offers',
  orders: 'Orders and payment',
  travellers: 'Travellers',
  seats: 'Seats',
  'check-in': 'Check-in',
  'after-sale': 'Changes, refunds and extras',
  club: 'The club',
  access: 'Sign-in and access',
  base: 'Prices, figures and files',
};

function operationRow({ schema, places }: Contract, coordinate: string): Markup {
  const [root = '', name = ''] = coordinate.split('.');
  const type = schema.getType(root);
  const description = isObjectType(type) ? type.getFields()[name]?.description : null;
  return html`<li><span class="kind ${root.toLowerCase()}">${root.toLowerCase()}</span> <a href="${hrefOf(places, coordinate)}">${name}</a> ${prose(places, firstSentence(description ?? ''))}</li>`;
}

/** The groups that the contract has, each with its areas. */
function groupsOf({ areas }: Contract): (readonly [name: string, areas: readonly Area[]])[] {
  const names = new Set([...Object.keys(GROUPS), ...areas.map(({ group }) => group)]);
  return [...names].map((name) => [
    GROUPS[name] ?? name,
    areas.filter(({ group }) => group === name),
  ]);
}

const areaLinks = (areas: readonly Area[], chosen?: Area): Markup =>
  html`<ul class="links areas">${areas.map(
    (area) =>
      html`<li><a href="/reference/${area.name}" ${area === chosen ? html`aria-current="page"` : ''}>${titleOf(area)}</a></li>`,
  )}</ul>`;

const groupSection = (
  contract: Contract,
  name: string,
  areas: readonly Area[],
): Markup => html`<section class="group"><div><h2>${name}</h2>
${areaLinks(areas)}</div>
<ul class="operations">${areas
  .flatMap(({ operations }) => operations)
  .map((one) => operationRow(contract, one))}</ul></section>`;

/** The other areas, beside one. */
export const areasAside = (contract: Contract, chosen: Area): Markup =>
  html`<aside><nav aria-label="Areas">${groupsOf(contract).map(
    ([name, areas]) => html`<h2>${name}</h2>${areaLinks(areas, chosen)}`,
  )}</nav></aside>`;

function allTypes({ areas, places }: Contract): Markup {
  const names = areas.flatMap(({ types }) => types).toSorted((a, b) => a.localeCompare(b));
  return html`<h2>All types</h2>
<details><summary>${names.length} types by name</summary>
<ul class="links">${names.map((name) => html`<li><a href="${hrefOf(places, name)}">${name}</a></li>`)}</ul></details>`;
}

/** Which contract it is. */
export const indexLead = ({ version }: Contract): Markup =>
  html`<p class="meta">Version <code>${version}</code> of <a href="/schema.graphql">schema.graphql</a></p>`;

/** The first page: how to begin, then every operation by group, then every type by name. */
export const indexPage = (contract: Contract): Markup => html`
<section class="about">${prose(contract.places, contract.schema.description ?? '')}</section>
${groupsOf(contract).map(([name, areas]) => groupSection(contract, name, areas))}
${allTypes(contract)}`;
