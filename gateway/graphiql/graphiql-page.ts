import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import type { ExampleTabs } from './graphiql-tabs.ts';

/** A `<` in a query must not end the page's script. */
const escaped = (text: string) => text.replaceAll('<', '\\u003c');

const ROOT = '<div id="root"></div>';
const own = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const SCRIPTS = ['open-tabs.js', 'fill-values.js', 'follow-colours.js', 'explorer.js'].map(own);

const CHARSET = '<meta charset="utf-8" />';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1" />';

/**
 * The bar has the airline's name in place of GraphiQL's, whose header would cut it beside the tabs
 * of the examples.
 */
const STYLE = `<style>.graphiql-container .graphiql-logo { display: none }
${own('airline-colours.css')}${own('top-bar.css')}${own('small-screen.css')}</style>`;

const FLOWER = SMALL_FLOWER.map(({ d, weight }) => `<path d="${d}" opacity="${weight}"/>`).join('');
const HOME = `<a class="home" href="/demo"><svg viewBox="0 0 32 32" aria-hidden="true">${FLOWER}</svg>${BRAND.name.en}</a>`;

const collection = ({ groups }: ExampleTabs): string =>
  groups
    .map(({ name, titles }) => {
      const items = titles.map(
        (title) => `<li><button type="button" data-example="${title}">${title}</button></li>`,
      );
      return `<details><summary>${name}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('');

const WAYS = `<a href="/reference">Reference</a> <a href="/schema.graphql">schema.graphql</a>`;

const PANELS = { examples: 'Examples', people: 'Who you are', history: 'History' } as const;

const toggles = Object.entries(PANELS)
  .map(
    ([name, title]) =>
      `<button type="button" data-panel="${name}" aria-controls="panel-${name}" aria-expanded="false">${title}</button>`,
  )
  .join(' ');

const opened = (examples: ExampleTabs): string => `${STYLE}<div class="explorer">
      <nav class="top-bar" aria-label="Explorer">
        ${HOME} ${toggles} <button type="button" id="share">Share</button>
        <span id="said" role="status"></span> ${WAYS}
      </nav>
      <aside class="panel" id="panel-examples" aria-label="${PANELS.examples}" hidden>
        <input type="search" id="find" aria-label="Find an example" placeholder="Find an example">
        ${collection(examples)}
        <p class="ways">${WAYS}</p>
      </aside>
      <aside class="panel" id="panel-people" aria-label="${PANELS.people}" tabindex="-1" hidden></aside>
      <aside class="panel" id="panel-history" aria-label="${PANELS.history}" hidden></aside>
      <main><h1>GraphQL</h1>${ROOT}</main>
      </div>
      <script>
        globalThis.GRAPHIQL_EXAMPLES = ${escaped(JSON.stringify(examples))};
        ${SCRIPTS.join('\n')}
      </script>`;

/**
 * GraphiQL whole in one page: scripts, styles, workers and fonts are inline, and no other host is
 * contacted.
 */
export const graphiqlPage = (examples: ExampleTabs): string =>
  renderGraphiQL({
    title: `${BRAND.name.en}: GraphQL`,
    defaultTabs: examples.tabs.slice(0, 1).map(({ query }) => ({ query })),
    schemaDescription: true,
  })
    .replace(CHARSET, `${CHARSET}\n      ${VIEWPORT}`)
    .replace(ROOT, () => opened(examples));
