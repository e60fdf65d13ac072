import { html } from 'hono/html';
import type { Contract } from '#gateway/demo/reference/reference-contract.ts';
import { hrefOf, prose } from '#gateway/demo/reference/reference-texts.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Coverage, CoveredField } from './coverage.ts';

/** Who answers a field, in words. */
export const ANSWERED_BY = {
  built: 'this gateway',
  upstream: 'another service',
  recipe: 'a recipe of the demo',
  refused: 'no one: refused',
} as const;

const typeOf = ({ coordinate }: CoveredField) => coordinate.split('.')[0] ?? '';

const answer = (field: CoveredField): string =>
  [
    field.team ?? ANSWERED_BY[field.demo],
    ...(field.production === field.demo ? [] : [`in production ${ANSWERED_BY[field.production]}`]),
  ].join('; ');

function operationsOf({ usedBy }: CoveredField): Markup | string {
  const apps = Object.entries(usedBy);
  if (apps.length === 0) return 'no document';
  return html`${apps.map(([app, operations], index) => {
    const [only] = operations;
    const said = operations.length === 1 ? only : `${operations.length} documents`;
    return html`${index > 0 ? html`, ` : ''}<span title="${operations.join(', ')}">${app}: ${said}</span>`;
  })}`;
}

const lastUse = ({ requests, lastUsed }: CoveredField): string =>
  lastUsed === null ? 'never counted' : `${requests} requests, last on ${lastUsed}`;

const row = ({ places }: Contract, field: CoveredField): Markup => html`<tr>
<th scope="row"><a href="${hrefOf(places, field.coordinate)}"><code>${field.coordinate.split('.')[1]}</code></a>${field.deprecated === null ? '' : html` <span class="badge">deprecated</span>`}</th>
<td>${answer(field)}</td><td>${operationsOf(field)}</td><td>${lastUse(field)}</td></tr>`;

const table = (contract: Contract, fields: readonly CoveredField[]): Markup =>
  html`<div class="table stacked"><table><thead><tr><th scope="col">Field</th><th scope="col">Answered by</th><th scope="col">Used by</th><th scope="col">Counted in two years</th></tr></thead>
<tbody>${fields.map((field) => row(contract, field))}</tbody></table></div>`;

function typeRows(contract: Contract, type: string, fields: readonly CoveredField[]): Markup {
  const unused = fields.filter(({ usedBy }) => Object.keys(usedBy).length === 0).length;
  return html`<details><summary><strong>${type}</strong>: ${fields.length} fields${unused > 0 ? `, ${unused} used by no document` : ''}</summary>
${table(contract, fields)}</details>`;
}

const deprecated = (contract: Contract, fields: readonly CoveredField[]): Markup => html`
<h2 id="deprecated">What is to go</h2>
<dl>${fields.map(
  (field) =>
    html`<dt><a href="${hrefOf(contract.places, field.coordinate)}"><code>${field.coordinate}</code></a></dt><dd>${prose(contract.places, field.deprecated ?? '')} ${operationsOf(field)}; ${lastUse(field)}</dd>`,
)}</dl>`;

/** Every field by type: who answers it, who uses it, and when it was last used. */
export function coveragePage(contract: Contract, { counts, fields }: Coverage): Markup {
  const byType = Map.groupBy(fields, typeOf);
  const stated = (Object.keys(ANSWERED_BY) as (keyof typeof ANSWERED_BY)[]).map(
    (state) =>
      html`<tr><th scope="row">${ANSWERED_BY[state]}</th><td class="figure">${counts.demo[state]}</td><td class="figure">${counts.production[state]}</td></tr>`,
  );
  return html`<p>The schema has ${counts.fields} fields. Documents of the web site or of another app use ${counts.used} of them; no document uses the other ${counts.unused}. The same as <a href="/coverage.json">coverage.json</a>, with every operation.</p>
<h2>Who answers</h2>
<div class="table"><table><thead><tr><th scope="col">Answered by</th><th scope="col" class="figure">Demo</th><th scope="col" class="figure">Production</th></tr></thead><tbody>${stated}</tbody></table></div>
${deprecated(
  contract,
  fields.filter((field) => field.deprecated !== null),
)}
<h2>By type</h2>
${[...byType]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([type, ofType]) => typeRows(contract, type, ofType))}`;
}
