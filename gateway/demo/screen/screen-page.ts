import type { GraphQLSchema } from 'graphql';
import { html } from 'hono/html';
import type { answeredBy } from '#gateway/demo/reference/coverage/answered-by.ts';
import { ANSWERED_BY } from '#gateway/demo/reference/coverage/coverage-page.ts';
import { hrefOf, type Places, prose } from '#gateway/demo/reference/reference-texts.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { type AnsweredField, answeredFields } from './answered-fields.ts';
import type { RecordedOperation } from './recorded-operations.ts';

/** What the page is made of. */
export type ScreenParts = {
  readonly schema: GraphQLSchema;
  readonly places: Places;
  readonly whoAnswers: ReturnType<typeof answeredBy>;
};

const LONGEST_VALUE = 120;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Opens the query in GraphiQL with these values; what follows `#` is sent to no server. */
function graphiqlAddress({ name, text, variables }: RecordedOperation): string {
  const shared = { title: name, query: text, variables: JSON.stringify(variables, null, 2) };
  return `/graphql#share=${encodeURIComponent(JSON.stringify(shared))}`;
}

const clausesOf = (description: string | null | undefined): string =>
  (description?.match(/RULES (?:\d+\.\d+(?:, | and | to )?)+/g) ?? []).join(', ');

function fieldRow(parts: ScreenParts, answered: AnsweredField): Markup {
  const { path, coordinate, parent, field, value } = answered;
  const { demo, team } = parts.whoAnswers({ type: parent, field });
  return html`<tr><th scope="row"><a href="${hrefOf(parts.places, coordinate)}"><code>${path}</code></a></th>
<td><code>${shown(value)}</code></td><td>${team ?? ANSWERED_BY[demo]}</td><td>${prose(parts.places, clausesOf(field.description))}</td></tr>`;
}

function operationSection(parts: ScreenParts, asked: RecordedOperation): Markup {
  const fields = answeredFields(parts.schema, asked);
  const { name, text, variables, errors, milliseconds } = asked;
  return html`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
<p>${fields.length} fields in ${milliseconds.toFixed(1)} ms${errors.length > 0 ? `, ${errors.length} errors` : ''}.
<a href="${graphiqlAddress(asked)}">Open in GraphiQL with these values</a></p>
${errors.length > 0 ? html`<pre><code>${JSON.stringify(errors, null, 2)}</code></pre>` : ''}
<details open><summary>Fields and their values; of a list, how many it has and the first</summary>
<div class="table stacked" role="region" aria-labelledby="${name}" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Answered by</th><th scope="col">Rule</th></tr></thead>
<tbody>${fields.map((field) => fieldRow(parts, field))}</tbody></table></div></details>
<details><summary>Variables</summary><pre><code>${JSON.stringify(variables, null, 2)}</code></pre></details>
<details><summary>Document</summary><pre><code>${text}</code></pre></details></section>`;
}

const form = (path: string): Markup => html`<form method="get" action="/reference/screen">
<label for="of">Address of a page</label> <input id="of" name="of" value="${path}" required autocomplete="off"> <button>Look under it</button></form>`;

const operations = ({ length }: readonly RecordedOperation[]): string =>
  length === 1 ? 'one operation' : `${length} operations`;

/** The operations of a page: those that rendered it, and those that the browser sent later. */
type ScreenAnswer = {
  readonly asked: readonly RecordedOperation[];
  readonly later: readonly RecordedOperation[];
  readonly status: number;
};

/** The operations behind a page, each with its values, who answered, and the rule it follows. */
export const screenPage = (
  parts: ScreenParts,
  path: string,
  { asked, later, status }: ScreenAnswer,
): Markup => html`${form(path)}
<p>The page <a href="${path}"><code>${path}</code></a> was just rendered for you, with status ${status}. It took ${operations(asked)}.${later.length > 0 ? html` Your browser has sent <a href="#later">${operations(later)}</a> since; each was sent again for this page.` : ' Open a page by its switch to see what the browser sends later too.'} Mutations are not shown.</p>
${asked.map((operation) => operationSection(parts, operation))}
${later.length > 0 ? html`<h2 id="later">Asked in the browser</h2>${later.map((operation) => operationSection(parts, operation))}` : ''}`;

/** Where there is nothing to look under. */
export const screenForm = (path: string, problem: string): Markup =>
  html`${form(path)}<p>${problem}</p>`;
