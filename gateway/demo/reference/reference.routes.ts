import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/demo-page.ts';
import { MAILBOX_STYLE } from '#gateway/demo/mailbox/style.ts';
import { readPresentSchema } from '#gateway/graphql/published-schema/published-schema.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { readAreas, readChapters } from './reference-areas.ts';
import { prose } from './reference-texts.ts';
import { operationSection, typeSection } from './reference-types.ts';

/** The look of the demo's other pages; members of a type stand below one another. */
const STYLE = `${MAILBOX_STYLE}
header a { padding-block: .6rem; } dl { display: block; } dt { margin-block-start: .75rem; color: var(--ink); overflow-wrap: anywhere; } dd { margin-inline-start: 1.5rem; }
dd p, li p { display: inline; } code { font-size: .95em; } section p { max-width: 44rem; }
ul.areas { columns: 16rem; padding: 0; list-style: none; } ul.areas a { display: inline-block; padding-block: .6rem; }
:target { background: var(--sheet); outline: 2px solid var(--link); }
`;

const page = (title: string, content: Markup): Markup => html`<!doctype html>
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
<header><a href="/reference">Reference</a><a href="/reference/clauses">Rules</a><a href="/schema.graphql">schema.graphql</a><a href="/graphql">GraphiQL</a></header>
<main><h1>${title}</h1>${content}</main>
</body>
</html>`;

const index = ({ schema, areas }: ReturnType<typeof readContract>): Markup => html`
${prose(schema.description ?? '')}
<h2>Areas</h2>
<ul class="areas">${areas.map(({ name }) => html`<li><a href="/reference/${name}">${name}</a></li>`)}</ul>`;

const rules = (): Markup =>
  html`${readChapters().map(
    ({ title, clauses }) => html`<h2>${title}</h2>
<dl>${clauses.map(({ number, text }) => html`<dt id="${number}">${number}</dt><dd>${prose(text)}</dd>`)}</dl>`,
  )}`;

const readContract = () => {
  const areas = readAreas();
  const places = new Map(
    areas.flatMap(({ name, operations, types }) =>
      [...operations, ...types].map((one) => [one, name] as const),
    ),
  );
  return { schema: readPresentSchema(), areas, places };
};

/** `GET /reference`: the contract as pages, one for each file of the SDL, and the rules that they cite. Read when first asked for. */
export function referenceRoutes(): Hono<FrontEnv> {
  let read: ReturnType<typeof readContract> | undefined;
  const contract = () => {
    read ??= readContract();
    return read;
  };
  return new Hono<FrontEnv>()
    .get('/', (c) => c.html(page('GraphQL reference', index(contract()))))
    .get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/clauses', (c) => c.html(page('Rules', rules())))
    .get('/:area', (c) => {
      const { schema, areas, places } = contract();
      const area = areas.find(({ name }) => name === c.req.param('area'));
      if (!area) return c.notFound();
      const content = html`${area.operations.map((one) => operationSection(schema, places, one))}
${area.types.map((one) => typeSection(schema, places, one))}`;
      return c.html(page(area.name, content));
    });
}
