import { isEnumType } from 'graphql';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { FAULT_CODES } from '#schema/codes/base/faults.ts';
import { RULE_CODES } from '#schema/rules/base/rule-codes.ts';
import type { Contract } from './reference-contract.ts';
import { hrefOf, prose } from './reference-texts.ts';

function answeredBy({ places, valuesOf }: Contract, code: string): Markup | string {
  const values = valuesOf.get(code) ?? [];
  if (values.length === 0) return 'The web site alone shows it.';
  return html`${values.map(
    (value, index) =>
      html`${index > 0 ? ', ' : ''}<a href="${hrefOf(places, value)}">${value.split('.')[0]}</a>`,
  )}`;
}

/** What a code means, in the words of the first list that has it. */
function meaningOf({ schema, places, valuesOf }: Contract, code: string): Markup | string {
  const [list = ''] = (valuesOf.get(code)?.[0] ?? '').split('.');
  const type = schema.getType(list);
  return isEnumType(type) ? prose(places, type.getValue(code)?.description ?? '') : '';
}

/** Every code of the contract: the clause behind it, and the lists that answer with it. */
export const codesPage = (contract: Contract): Markup => html`
<p>A code never changes its meaning, and is never renamed (RULES <a href="/reference/clauses#1.2">1.2</a>).</p>
<h2>Codes of rules</h2>
<dl>${Object.entries(RULE_CODES)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(
    ([code, clause]) =>
      html`<dt id="code.${code}"><code>${code}</code></dt><dd>${meaningOf(contract, code)} ${prose(contract.places, clause)} · ${answeredBy(contract, code)}</dd>`,
  )}</dl>
<h2>Faults</h2>
<p>They are in <code>extensions.code</code> of an error; the <a href="/reference">first page</a> says what each means.</p>
<ul class="links">${FAULT_CODES.map((code) => html`<li><code>${code}</code></li>`)}</ul>`;
