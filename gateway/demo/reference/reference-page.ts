import { html } from 'hono/html';
import { DISPLAY_FACE, flower, type Markup } from '#gateway/demo/theme/demo-page.ts';
import { stage } from '#gateway/demo/theme/stage.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

const LINKS = [
  ['/reference', 'Reference'],
  ['/reference/clauses', 'Rules'],
  ['/reference/codes', 'Codes'],
  ['/reference/changes', 'Changes'],
  ['/reference/coverage', 'Coverage'],
  ['/schema.graphql', 'schema.graphql'],
  ['/graphql', 'GraphiQL'],
] as const;

/** What stands around the content of a page. */
type Surroundings = {
  /** Below the title, on the sky. */
  readonly lead?: Markup;
  /** Beside the content; below it on a phone. */
  readonly aside?: Markup;
};

const search = html`<search class="sheet"><label for="search">Search the reference</label><input type="search" id="search" autocomplete="off" placeholder="Order, createOffer, SOLD_OUT, 3.11" aria-controls="found"><p class="meta" id="count" role="status"></p><ul class="operations" id="found"></ul></search>`;

/** A page of the reference at an address. */
export const referencePage = (
  title: string,
  at: string,
  content: Markup,
  { lead, aside }: Surroundings = {},
): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${BRAND.name.en}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/reference/style.css">
${DISPLAY_FACE}
<script src="/reference/search.js" defer></script>
</head>
<body>
<header><div class="masthead"><a class="brand" href="/">${flower()}${BRAND.name.en}</a><p>GraphQL</p></div>
<nav class="tools" aria-label="Schema"><ul>${LINKS.map(
  ([href, name]) =>
    html`<li><a href="${href}" ${href === at ? html`aria-current="page"` : ''}>${name}</a></li>`,
)}</ul></nav></header>
<main>${stage(html`<h1>${title}</h1>${lead ?? ''}`)}
<div class="content">${search}
${aside ? html`<div class="with-aside"><div>${content}</div>${aside}</div>` : content}</div></main>
</body>
</html>`;
