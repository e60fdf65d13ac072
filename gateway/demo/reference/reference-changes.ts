import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import {
  deprecatedIn,
  type PublishedChanges,
  partsOf,
} from '#gateway/graphql/schema-compatibility/change-log.ts';
import type { Contract } from './reference-contract.ts';
import { hrefOf, nameList, prose } from './reference-texts.ts';

const KINDS = { added: 'New', deprecated: 'To go from now on', removed: 'Gone' } as const;

const entry = (
  { places }: Contract,
  present: ReadonlyMap<string, unknown>,
  changes: PublishedChanges,
): Markup => html`
<h3 id="${changes.on}">${changes.on}</h3>
<dl>${(Object.keys(KINDS) as (keyof typeof KINDS)[])
  .filter((kind) => changes[kind].length > 0)
  .map(
    (kind) =>
      html`<dt>${KINDS[kind]}</dt><dd>${nameList(places, changes[kind], (name) => !present.has(name))}</dd>`,
  )}</dl>`;

/**
 * What is to go, with what takes its place; then every publication that changed the schema, the
 * newest first.
 */
export function changesPage(contract: Contract, log: readonly PublishedChanges[]): Markup {
  const going = deprecatedIn(contract.schema);
  const present = partsOf(contract.schema);
  return html`
<p>What changes in answers and inputs; texts are not listed. A part that is to go is answered until the day that it names, at least.</p>
<h2 id="going">What is to go</h2>
<dl>${going.map(
    ({ coordinate, reason }) =>
      html`<dt><a href="${hrefOf(contract.places, coordinate)}"><code>${coordinate}</code></a></dt><dd>${prose(contract.places, reason)}</dd>`,
  )}</dl>
<h2 id="new">What is new</h2>
${log.toReversed().map((changes) => entry(contract, present, changes))}`;
}
