import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { readChangeLog } from '#gateway/graphql/schema-compatibility/change-log.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Coverage } from './coverage/coverage.ts';
import { coveragePage } from './coverage/coverage-page.ts';
import { type Area, titleOf } from './reference-areas.ts';
import { changesPage } from './reference-changes.ts';
import { clausesPage } from './reference-clauses.ts';
import { codesPage } from './reference-codes.ts';
import { type Contract, readContract } from './reference-contract.ts';
import { areasAside, indexLead, indexPage } from './reference-index.ts';
import { referencePage } from './reference-page.ts';
import { SEARCH_SCRIPT, type SearchEntry, searchEntries } from './reference-search.ts';
import { referenceStyle } from './reference-style.ts';
import { operationSection, typeSection } from './reference-types.ts';

const onThisPage = (names: readonly string[]): Markup => html`
<nav aria-label="On this page"><ul class="links">${names.map(
  (name) =>
    html`<li><a href="#${name}">${name.replace(/^(Query|Mutation|Subscription)\./, '')}</a></li>`,
)}</ul></nav>`;

/** One file of the SDL: its operations, then its types, each with an anchor. */
const areaPage = (contract: Contract, { operations, types }: Area): Markup => html`
${onThisPage([...operations, ...types])}
${operations.map((one) => operationSection(contract, one))}
${types.map((one) => typeSection(contract, one))}`;

/**
 * `GET /reference`: the contract as pages, one for each file of the SDL, and the rules and codes
 * that they cite. Read when first asked for.
 * @param readCoverage who answers each field, and who uses it
 * @param programs what programs can ask of a demonstration beside the schema; nothing elsewhere
 */
export function referenceRoutes(
  readCoverage: () => Promise<Coverage>,
  programs: Markup | string = '',
): Hono<HonoEnv> {
  let read: Contract | undefined;
  let entries: readonly SearchEntry[] | undefined;
  const contract = () => {
    read ??= readContract();
    return read;
  };
  return new Hono<HonoEnv>()
    .get('/', (c) => {
      const content = html`${indexPage(contract())}${programs}`;
      return c.html(
        referencePage('GraphQL reference', '/reference', content, { lead: indexLead(contract()) }),
      );
    })
    .get('/style.css', (c) =>
      c.body(referenceStyle(), 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/search.js', (c) =>
      c.body(SEARCH_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get('/search.json', (c) => {
      entries ??= searchEntries(contract());
      return c.json(entries);
    })
    .get('/changes', (c) => {
      const content = changesPage(contract(), readChangeLog());
      return c.html(referencePage('Changes', '/reference/changes', content));
    })
    .get('/clauses', (c) =>
      c.html(referencePage('Rules', '/reference/clauses', clausesPage(contract()))),
    )
    .get('/codes', (c) => c.html(referencePage('Codes', '/reference/codes', codesPage(contract()))))
    .get('/coverage', async (c) => {
      const content = coveragePage(contract(), await readCoverage());
      return c.html(referencePage('Coverage', '/reference/coverage', content));
    })
    .get('/:area', (c) => {
      const area = contract().areas.find(({ name }) => name === c.req.param('area'));
      if (!area) return c.notFound();
      const lead = html`<p><a href="/reference">Reference</a> <code>schema/sdl/${area.group}/${area.name}.graphql</code></p>`;
      const content = areaPage(contract(), area);
      const aside = areasAside(contract(), area);
      const at = `/reference/${area.name}`;
      return c.html(referencePage(titleOf(area), at, content, { lead, aside }));
    });
}
