import { renderGraphiQL } from '@graphql-yoga/render-graphiql';

type Options = NonNullable<Parameters<typeof renderGraphiQL>[0]>;

/** A `<` in a query must not end the page's script. */
const escaped = (text: string) => text.replaceAll('<', '\\u003c');

const SLOT = 'OPTIONS-OF-GRAPHIQL';

/** GraphiQL whole in one page: scripts, styles, workers and fonts are inline, and no other host is contacted. */
export const graphiqlPage = (options: Options): string =>
  renderGraphiQL({ title: SLOT })
    .replaceAll(JSON.stringify({ title: SLOT }), () => escaped(JSON.stringify(options)))
    .replaceAll(SLOT, options.title ?? 'GraphiQL');
