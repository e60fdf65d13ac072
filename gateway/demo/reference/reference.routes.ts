import { Hono } from 'hono';
import { html } from 'hono/html';
import { flower, type Markup } from '#gateway/demo/look/demo-page.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { areaPage } from './reference-area.ts';
import { clausesPage } from './reference-clauses.ts';
import { codesPage } from './reference-codes.ts';
import { type Contract, readContract } from './reference-contract.ts';
import { indexPage } from './reference-index.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

const LINKS = [
  ['/reference', 'Reference'],
  ['/reference/clauses', 'Rules'],
  ['/reference/codes', 'Codes'],
  ['/schema.graphql', 'schema.graphql'],
  ['/graphql', 'GraphiQL'],
] as const;

const page = (title: string, at: string, content: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${BRAND.name.en}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/reference/style.css">
</head>
<body>
<header><div class="masthead"><a class="brand" href="/">${flower()}${BRAND.name.en}</a><p>GraphQL</p></div>
<nav class="tools" aria-label="Schema"><ul>${LINKS.map(
  ([href, name]) =>
    html`<li><a href="${href}" ${href === at ? html`aria-current="page"` : ''}>${name}</a></li>`,
)}</ul></nav></header>
<main><h1>${title}</h1>${content}</main>
</body>
</html>`;

/**
 * `GET /reference`: the contract as pages, one for each file of the SDL, and the rules and codes that they cite. Read when first asked for.
 * @param programs what programs can ask of a demonstration beside the schema; nothing elsewhere
 */
export function referenceRoutes(programs: Markup | string = ''): Hono<FrontEnv> {
  let read: Contract | undefined;
  const contract = () => {
    read ??= readContract();
    return read;
  };
  return new Hono<FrontEnv>()
    .get('/', (c) => {
      const content = html`${indexPage(contract())}${programs}`;
      return c.html(page('GraphQL reference', '/reference', content));
    })
    .get('/style.css', (c) =>
      c.body(REFERENCE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/clauses', (c) => c.html(page('Rules', '/reference/clauses', clausesPage(contract()))))
    .get('/codes', (c) => c.html(page('Codes', '/reference/codes', codesPage(contract()))))
    .get('/:area', (c) => {
      const area = contract().areas.find(({ name }) => name === c.req.param('area'));
      if (!area) return c.notFound();
      return c.html(page(area.name, `/reference/${area.name}`, areaPage(contract(), area)));
    });
}
