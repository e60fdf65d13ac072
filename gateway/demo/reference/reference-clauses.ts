import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { RULE_CODES } from '#schema/rules/base/rule-codes.ts';
import { readChapters } from './reference-areas.ts';
import type { Contract } from './reference-contract.ts';
import { prose } from './reference-texts.ts';

function codesByClause(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [code, clause] of Object.entries(RULE_CODES)) {
    const number = clause.replace('RULES ', '');
    found.set(number, [...(found.get(number) ?? []), code]);
  }
  return found;
}

const codesOf = (codes: readonly string[]): Markup | string =>
  codes.length === 0
    ? ''
    : html`<p class="meta">Codes: ${codes.map(
        (code, index) =>
          html`${index > 0 ? ', ' : ''}<a href="/reference/codes#code.${code}">${code}</a>`,
      )}</p>`;

/** Every clause of the rules with the codes that enforce it. */
export function clausesPage({ places }: Contract): Markup {
  const codes = codesByClause();
  return html`${readChapters().map(
    ({ title, clauses }) => html`<h2>${title}</h2>
<dl>${clauses.map(
      ({ number, text }) =>
        html`<dt id="${number}">${number}</dt><dd>${prose(places, text)}${codesOf(codes.get(number) ?? [])}</dd>`,
    )}</dl>`,
  )}`;
}
