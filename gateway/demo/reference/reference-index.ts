import { isObjectType } from 'graphql';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Area } from './reference-areas.ts';
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
  return html`<li><span class="kind">${root.toLowerCase()}</span> <a href="${hrefOf(places, coordinate)}">${name}</a> ${prose(places, firstSentence(description ?? ''))}</li>`;
}

const groupSection = (contract: Contract, group: string, areas: readonly Area[]): Markup => html`
<h2>${GROUPS[group] ?? group}</h2>
<ul class="links areas">${areas.map(({ name }) => html`<li><a href="/reference/${name}">${name}</a></li>`)}</ul>
<ul class="operations">${areas
  .flatMap(({ operations }) => operations)
  .map((one) => operationRow(contract, one))}</ul>`;

function allTypes({ areas, places }: Contract): Markup {
  const names = areas.flatMap(({ types }) => types).toSorted((a, b) => a.localeCompare(b));
  return html`<h2>All types</h2>
<details><summary>${names.length} types by name</summary>
<ul class="links">${names.map((name) => html`<li><a href="${hrefOf(places, name)}">${name}</a></li>`)}</ul></details>`;
}

/** The first page: how to begin, then every operation by group, then every type by name. */
export function indexPage(contract: Contract): Markup {
  const { schema, version, areas, places } = contract;
  const known = Object.keys(GROUPS);
  const groups = [...new Set([...known, ...areas.map(({ group }) => group)])];
  return html`<p class="meta">Version <code>${version}</code> of <a href="/schema.graphql">schema.graphql</a></p>
<section>${prose(places, schema.description ?? '')}</section>
${groups.map((group) =>
  groupSection(
    contract,
    group,
    areas.filter((area) => area.group === group),
  ),
)}
${allTypes(contract)}`;
}
