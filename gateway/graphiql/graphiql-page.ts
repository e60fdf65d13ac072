import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { ExampleTabs } from './graphiql-tabs.ts';

/** A `<` in a query must not end the page's script. */
const escaped = (text: string) => text.replaceAll('<', '\\u003c');

const ROOT = '<div id="root"></div>';
const own = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const SCRIPTS = ['open-tabs.js', 'fill-values.js', 'follow-colours.js', 'pick-example.js'].map(own);

const CHARSET = '<meta charset="utf-8" />';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1" />';

/** The tab of the browser has the title; in the header it is cut beside the tabs of the examples. */
const STYLE = `<style>.graphiql-container .graphiql-logo { display: none }
${own('top-bar.css')}${own('small-screen.css')}</style>`;

const choices = ({ groups }: ExampleTabs): string =>
  groups
    .map(({ name, titles }) => {
      const options = titles.map((title) => `<option>${title}</option>`).join('');
      return `<optgroup label="${name}">${options}</optgroup>`;
    })
    .join('');

const opened = (examples: ExampleTabs): string => `${STYLE}<nav class="top-bar" aria-label="Schema">
        <select id="examples" aria-label="Examples"><option value="">Examples</option>${choices(examples)}</select>
        <a href="/reference">Reference</a> <a href="/schema.graphql">schema.graphql</a>
      </nav>
      ${ROOT}
      <script>
        globalThis.GRAPHIQL_EXAMPLES = ${escaped(JSON.stringify(examples))};
        ${SCRIPTS.join('\n')}
      </script>`;

/** GraphiQL whole in one page: scripts, styles, workers and fonts are inline, and no other host is contacted. */
export const graphiqlPage = (examples: ExampleTabs): string =>
  renderGraphiQL({
    title: `${BRAND.name.en}: GraphQL`,
    defaultTabs: examples.tabs.map(({ query }) => ({ query })),
    schemaDescription: true,
  })
    .replace(CHARSET, `${CHARSET}\n      ${VIEWPORT}`)
    .replace(ROOT, () => opened(examples));
