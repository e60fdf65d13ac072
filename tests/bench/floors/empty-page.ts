import { text } from 'node:stream/consumers';
import { loadSiteHandler } from '#gateway/http/pages/site-handler.ts';

/**
 * A page of React Router with one route, one loader and one line of text, as a function that
 * renders it.
 */
export async function barePage(): Promise<() => Promise<unknown>> {
  const { createElement } = await import('react');
  const { renderToPipeableStream } = await import('react-dom/server');
  const { PassThrough } = await import('node:stream');
  const { createStaticHandler, createStaticRouter, StaticRouterProvider } = await import(
    'react-router'
  );
  const Page = () => createElement('main', null, 'Nothing to see');
  const Component = () =>
    createElement('html', null, createElement('body', null, createElement(Page)));
  const { query, dataRoutes } = createStaticHandler([
    { path: '/', Component, loader: () => ({ nothing: true }) },
  ]);
  return async () => {
    const context = await query(new Request('http://bench.test/'));
    if (context instanceof Response) throw new Error('a redirect');
    const router = createStaticRouter(dataRoutes, context);
    const { pipe } = renderToPipeableStream(
      createElement(StaticRouterProvider, { router, context }),
    );
    return text(pipe(new PassThrough()));
  };
}

/**
 * The page for an address that does not exist: the site's shell, and in it a heading and some
 * links. It asks nothing.
 */
export async function shellPage(): Promise<() => Promise<string>> {
  const { handle } = await loadSiteHandler();
  return async () => {
    const answer = await handle(new Request('http://bench.test/no/such/page'), {
      nonce: 'bm9uY2U=',
      fetchGraphQL: () => Promise.reject(new Error('a page of nothing asks nothing')),
      configuration: {
        origin: 'http://bench.test',
        demo: false,
        deviceRisk: null,
        iconService: null,
      },
      report(fault) {
        throw fault;
      },
    });
    if (answer.status !== 404) throw new Error(`${answer.status}`);
    return answer.text();
  };
}
