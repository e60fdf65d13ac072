import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { ExampleTabs } from './graphiql-tabs.ts';

/** A `<` in a query must not end the page's script. */
const escaped = (text: string) => text.replaceAll('<', '\\u003c');

const ROOT = '<div id="root"></div>';
const own = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const OPEN_TABS = own('open-tabs.js');

/** The tab of the browser has the title; in the header it is cut beside the tabs of the examples. */
const STYLE = `<style>.graphiql-container .graphiql-logo { display: none }
${own('small-screen.css')}</style>`;

const opened = (examples: ExampleTabs): string => `${STYLE}${ROOT}
      <nav aria-label="Schema" style="position:fixed;right:8px;bottom:4px;z-index:9;font:12px sans-serif">
        <a href="/reference">reference</a> <a href="/schema.graphql">schema.graphql</a>
      </nav>
      <script>
        globalThis.GRAPHIQL_EXAMPLES = ${escaped(JSON.stringify(examples))};
        ${OPEN_TABS}
      </script>`;

/** GraphiQL whole in one page: scripts, styles, workers and fonts are inline, and no other host is contacted. */
export const graphiqlPage = (examples: ExampleTabs): string =>
  renderGraphiQL({
    title: `${BRAND.name.en}: GraphQL`,
    defaultTabs: examples.tabs.map(({ query }) => ({ query })),
    schemaDescription: true,
  }).replace(ROOT, () => opened(examples));
