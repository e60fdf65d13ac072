import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { readChangeLog } from '#gateway/graphql/schema-compatibility/change-log.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Coverage } from './coverage/coverage.ts';
import { coveragePage } from './coverage/coverage-page.ts';
import { areaPage } from './reference-area.ts';
import { changesPage } from './reference-changes.ts';
import { clausesPage } from './reference-clauses.ts';
import { codesPage } from './reference-codes.ts';
import { type Contract, readContract } from './reference-contract.ts';
import { indexPage } from './reference-index.ts';
import { referencePage } from './reference-page.ts';
import { SEARCH_SCRIPT, type SearchEntry, searchEntries } from './reference-search.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

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
      return c.html(referencePage('GraphQL reference', '/reference', content));
    })
    .get('/style.css', (c) =>
      c.body(REFERENCE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
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
      return c.html(
        referencePage(area.name, `/reference/${area.name}`, areaPage(contract(), area)),
      );
    });
}
